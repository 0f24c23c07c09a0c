import { newId } from '../../server/platform/ids.ts';
import type { PaymentAttempt } from '../../domain/contract.ts';
import { cardKept } from './cardKept.ts';
import type { SandboxStore } from './sandboxStore.ts';
import { phaseOf, type Job, type Session, type SessionPhase } from './session.ts';
import { behaviourOf, type CardBehaviour } from './testCards.ts';

/** How long (ms) it takes to charge the test card `slow`. */
const SLOW_CARD_MS = 10_000;
const DUPLICATE_DELIVERIES = 3;

/**
 * What a page shows after an attempt to pay. `challenge`: the payer must first answer the bank. `closed`:
 * the session takes no payment any more.
 */
export type PaymentOutcome =
  | { outcome: 'paid' | 'unknown' | 'declined' | 'insufficient_funds' | 'challenge_failed' }
  | { outcome: 'challenge'; challenge: string }
  | { outcome: 'closed'; phase: Exclude<SessionPhase, 'open'> };

export type Till = {
  /** Tries to charge the card with these digits. Only the last four are stored. */
  pay(session: Session, digits: string, now: number): PaymentOutcome;
  answerChallenge(session: Session, challenge: string, approved: boolean, now: number): PaymentOutcome;
  cancel(session: Session, now: number): void;
  /** Finishes charging a slow card; does nothing if none is being charged. */
  charge(session: Session, now: number): void;
};

/** Takes payments with the test cards, and plans the webhooks about them. */
export function openTill(store: SandboxStore, fingerprintKey: string): Till {
  const plan = (job: PlannedJob) => store.jobs.put({ id: newId(), ...job });
  const failed = (session: Session, outcome: FailedOutcome, now: number): PaymentOutcome => {
    store.sessions.put({ ...session, challenge: null, lastAttempt: { outcome, at: now } });
    return { outcome };
  };
  const settle = (session: Session, now: number, behaviour: CardBehaviour): PaymentOutcome => {
    store.sessions.put({
      ...session,
      status: 'paid',
      processing: false,
      challenge: null,
      lastAttempt: null,
      paidAt: now,
      paymentId: `payment_${newId()}`,
    });
    const sessionIds = webhookSessions(session, behaviour, store);
    if (sessionIds.length > 0) plan({ kind: 'tell', sessionIds, dueAt: now, attempt: 1 });
    return { outcome: 'paid' };
  };

  return {
    pay(session, digits, now) {
      const phase = phaseOf(session, now);
      if (phase !== 'open') return closed(phase);
      const behaviour = behaviourOf(digits);
      const held = { ...session, card: cardKept(digits, fingerprintKey) };
      if (behaviour === 'declined' || behaviour === 'insufficient_funds') return failed(held, behaviour, now);
      if (behaviour === 'challenge') return challenge(store, held);
      if (behaviour !== 'slow') return settle(held, now, behaviour);
      store.sessions.put({ ...held, processing: true, challenge: null });
      plan({ kind: 'charge', sessionId: session.id, dueAt: now + SLOW_CARD_MS });
      return { outcome: 'unknown' };
    },
    answerChallenge(session, answered, approved, now) {
      const phase = phaseOf(session, now);
      if (phase !== 'open') return closed(phase);
      if (session.challenge !== answered) return { outcome: 'challenge_failed' };
      return approved ? settle(session, now, 'success') : failed(session, 'challenge_failed', now);
    },
    cancel(session, now) {
      if (phaseOf(session, now) !== 'open') return;
      store.sessions.put({
        ...session,
        status: 'cancelled',
        challenge: null,
        lastAttempt: { outcome: 'cancelled', at: now },
      });
    },
    charge(session, now) {
      if (session.processing) settle(session, now, 'slow');
    },
  };
}

type PlannedJob = Job extends infer Each ? (Each extends Job ? Omit<Each, 'id'> : never) : never;
type FailedOutcome = Exclude<PaymentAttempt['outcome'], 'cancelled'>;

/** The outcome of paying a session that is not open: paid or unknown if it has a payment, else closed. */
function closed(phase: Exclude<SessionPhase, 'open'>): PaymentOutcome {
  if (phase === 'paid') return { outcome: 'paid' };
  return phase === 'processing' ? { outcome: 'unknown' } : { outcome: 'closed', phase };
}

function challenge(store: SandboxStore, session: Session): PaymentOutcome {
  const id = newId();
  store.sessions.put({ ...session, challenge: id });
  return { outcome: 'challenge', challenge: id };
}

/**
 * The sessions for which webhooks are sent after a payment, in order. The card `lost_webhook` has none. The
 * card `duplicate_webhook` has its session three times, with an older paid session after the first.
 */
function webhookSessions(session: Session, behaviour: CardBehaviour, store: SandboxStore): string[] {
  if (behaviour === 'lost_webhook') return [];
  if (behaviour !== 'duplicate_webhook') return [session.id];
  const older = [...store.sessions.values()].findLast(
    ({ id, status }) => status === 'paid' && id !== session.id,
  );
  const [first = session.id, ...again] = Array.from({ length: DUPLICATE_DELIVERIES }, () => session.id);
  return [first, ...(older ? [older.id] : []), ...again];
}
