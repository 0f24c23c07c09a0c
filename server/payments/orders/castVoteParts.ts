import type { ServerCode } from '../../../domain/errors.ts';
import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PaymentWriter } from '../writes.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import type { CanonicalVote } from './orderFingerprint.ts';
import type { VoteContact } from './voteContact.ts';

export type CastVoteDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: PaymentGateway;
  clock: Pick<Clock, 'now'>;
  pepper: Uint8Array;
  publicOrigin: string;
  /** Told of every session that was attached to an order; instants in UTC ms. */
  onSession: (session: AttachedSession) => void;
  /** Told why the gateway made no session. */
  onGatewayFailure: (detail: string) => void;
  /** How long (ms) a second request waits for the first one with its key. */
  patienceMs?: number | undefined;
};

export type AttachedSession = {
  sessionId: string;
  orderId: string;
  orderExpiresAt: number;
  sessionExpiresAt: number | null;
};

export type VoteToCast = {
  /** As it was sent: the key belongs to exactly this. */
  vote: CanonicalVote;
  /** As it is stored. */
  contact: VoteContact;
  key: string | null;
  /** The pseudonym or id of the device. */
  device: string;
  /** The pseudonym of the /24 or /64 that the request came from. */
  network: string;
  language: Language;
  /** Seconds to wait when too many orders come from there; asked only where work is to be done. */
  admit: () => number | undefined;
};

/** `body` is the JSON to be sent as it is; `retryAfter` in seconds. */
export type CastVoteAnswer =
  | { kind: 'answered'; status: number; body: string; replayed: boolean }
  | { kind: 'refused'; status: number; code: ServerCode; retryAfter?: number };
