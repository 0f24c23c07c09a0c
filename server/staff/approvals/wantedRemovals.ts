import type { EntryInRound, RemovalKind } from '../../../domain/staff/staffContract.ts';
import { APPROVAL_MS, LIVE_APPROVAL_MS } from '../../../domain/staff/staffLimits.ts';
import type { Standing } from '../../../domain/standing.ts';
import { removeMember } from '../removals/removeMember.ts';
import type { Version, Wanted } from './wanted.ts';
import type { Named, Reasons } from './wantedSeason.ts';

/**
 * What it takes to take an entry out of a vote or to bring it back, and what both persons see: rounds, votes and paid orders as
 * they were when it was asked for. It keeps no name of a candidate.
 */
type RemovalPayload = Named &
  Reasons & {
    entry: string;
    code: string | null;
    zone: string;
    removal: RemovalKind;
    places: EntryInRound[];
    is_open: boolean;
    votes: number;
    orders: number;
    amount_baisa: number;
    refunds: boolean;
  };

export type RemovalPayloads = { remove_member: RemovalPayload; reinstate_member: RemovalPayload };

const standings: readonly Standing[] = ['in', 'withdrawn', 'disqualified', 'excluded'];

const removal: Wanted<RemovalPayload> = {
  subject: ({ entry }) => entry,
  competition: ({ competition_id }) => competition_id,
  waitsFor: ({ is_open }) => (is_open ? LIVE_APPROVAL_MS : APPROVAL_MS),
  versions: async (tx, _organisationId, { entry }): Promise<Version[]> => {
    const places = await tx
      .selectFrom('round_entries')
      .where('entry_id', '=', entry)
      .orderBy('round_id')
      .select(['round_id', 'standing'])
      .execute();
    return places.map(({ round_id, standing }) => ['round_entries', round_id, standings.indexOf(standing)]);
  },
  perform: async (tx, by, { entry: id, removal: kind, refunds, reason_ar, reason_en }, _link, context) => {
    const wanted = { ...by, id, kind, refunds, reason_ar, reason_en };
    return (await removeMember(tx, wanted, context)) === 'done' ? 'done' : null;
  },
};

export const wantedRemovals: { [Act in keyof RemovalPayloads]: Wanted<RemovalPayload> } = {
  remove_member: removal,
  reinstate_member: removal,
};
