import type { ReceivedSms } from '../sms/receivedSms.ts';
import type { StoredEntry } from '../sms/smsIntake.ts';
import type { LedgerParts } from '../voting/parts/ledgerParts.ts';
import { seenSms } from './flags/seenVotes.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { voteCaster, type CastVote } from './orders/castVote.ts';
import { paymentWorkers, type PaymentsDeps } from './paymentWorkers.ts';
import type { Settle } from './settlement/settler.ts';

/** How often (ms) what is due is looked for. */
const TICK_MS = 100;

/** What takes orders, and what works behind them. */
export type Payments = {
  gateway: PaymentGateway;
  castVote: CastVote;
  settle: Settle;
  /** The public ledger as files. */
  parts: LedgerParts;
  /** Somebody waits for the payment of an order. */
  hasten: (orderId: string) => void;
  /** A text message was stored. */
  seeSms: (sms: ReceivedSms, entry: StoredEntry) => void;
  /** Starts whatever is due by the clock; happens by itself as well. */
  tick: () => void;
  /** Resolves when nothing is under way. */
  rest: () => Promise<void>;
  /** Stops, when what is under way has ended. */
  close: () => Promise<void>;
};

export function startPayments(deps: PaymentsDeps): Payments {
  const { gateway, keys, config, log, metrics } = deps;
  const { poller, flags, settle, parts, all } = paymentWorkers(deps);
  const castVote = voteCaster({
    ...deps,
    pepper: keys.pepper,
    publicOrigin: config.publicOrigin,
    onSession: (session) => poller.watch({ ...session, lastAttemptAt: null }),
    onGatewayFailure: (detail) => log.warn({ code: 'gateway_unavailable', detail }, 'gateway'),
  });
  metrics.watch('sawt_open_sessions', 'Sessions that may still be paid', () => poller.size);
  const tick = () => all.forEach((worker) => worker.tick());
  const rest = async () => {
    for (const worker of all) await worker.rest();
  };
  const timer = setInterval(tick, TICK_MS);
  return {
    gateway,
    castVote,
    settle,
    parts,
    hasten: (orderId) => poller.hasten(orderId),
    seeSms: (sms, entry) => flags.see(seenSms(sms, entry)),
    tick,
    rest,
    close: () => {
      clearInterval(timer);
      return rest();
    },
  };
}
