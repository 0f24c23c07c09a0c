import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import type { Keys } from '../platform/keys.ts';
import type { Config } from '../settings.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { keyFingerprint } from '../voting/checkpoints/trustedKeys.ts';
import { checkpointsRoute } from '../voting/checkpoints/checkpointsRoute.ts';
import { exportLedgerRoute } from '../voting/parts/exportLedgerRoute.ts';
import { ledgerPartListRoute, ledgerPartRoute } from '../voting/parts/ledgerPartRoutes.ts';
import { orderRoute } from './orders/orderRoute.ts';
import { quoteRoute } from './orders/quoteRoute.ts';
import { voteRoute } from './orders/voteRoute.ts';
import { receiptRoute } from './receipts/receiptRoute.ts';
import type { Payments } from './startPayments.ts';

export type PaymentRouteDeps = {
  payments: Payments;
  database: Kysely<Schema>;
  clock: Clock;
  keys: Keys;
  config: Pick<Config, 'publicOrigin' | 'limits'>;
  /** The competition on the board; null while there is none. */
  competitionOnBoard: () => string | null;
};

/** What answers the operations of paid votes and of the public ledger; made once, so that every listener shares its limits. */
export function paymentHandlers({
  payments,
  database,
  clock,
  keys,
  ...deps
}: PaymentRouteDeps): OperationHandlers {
  const { castVote, gateway, hasten, parts } = payments;
  const { limits } = deps.config;
  const { publicKey } = checkpointSigner(keys.checkpoint);
  const isSecure = deps.config.publicOrigin.startsWith('https:');
  return {
    quoteVotes: quoteRoute({ database, competitionOnBoard: deps.competitionOnBoard, keys, isSecure }),
    placeVoteOrder: voteRoute({ castVote, clock, keys, isSecure, limits }),
    readOrder: orderRoute({ database, gateway, clock, hasten }),
    readReceipt: receiptRoute(database, keyFingerprint(publicKey)),
    listCheckpoints: checkpointsRoute(database, clock, limits['checkpoints.network'], publicKey),
    exportLedger: exportLedgerRoute({ database, clock, parts, network: limits['export.network'] }),
    listLedgerParts: ledgerPartListRoute(parts),
    readLedgerPart: ledgerPartRoute(parts),
  };
}
