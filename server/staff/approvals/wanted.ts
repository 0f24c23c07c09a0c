import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import type { PeopleAct } from '../people/peopleAct.ts';

/** A row that an act is about: its id, and its version or the instant (UTC ms) at which it was made. */
export type Version = [table: string, id: string, version: number];

/** The link that the act makes, if it makes one. */
export type NewLink = { id: string; token_hash: string; expires_at: number };

/** `invited` and `reset`: the act made the link, of an invitation or a reset. Null: it could not be done. */
export type Performed = 'done' | 'invited' | 'reset' | null;

/** How an act of two persons is asked for and done. The payload holds all that it needs to be done later. */
export type Wanted<Payload> = {
  /** What it is about: of one subject, one waits at a time. */
  subject: (payload: Payload) => string;
  /** The competition that it is about; null for the whole organisation. */
  competition: (payload: Payload) => string | null;
  /** How long it waits, in ms; as `twoPersonActs` says if missing. */
  waitsFor?: (payload: Payload) => number;
  /** The rows that it is about, as they are now: it is refused if they are others when it is approved. */
  versions: (tx: Transaction<Schema>, organisationId: string, payload: Payload) => Promise<Version[]>;
  /**
   * Does it. Call it with the organisation locked. If it returns null, nothing has changed.
   * @param by the person who asked for it, at the instant of the approval
   */
  perform: (
    tx: Transaction<Schema>,
    by: PeopleAct,
    payload: Payload,
    link: NewLink,
    context: WriteContext,
  ) => Promise<Performed>;
};
