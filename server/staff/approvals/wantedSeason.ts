import { cancelVoted } from '../season/life/cancelVoted.ts';
import { extendWindow } from '../season/rounds/extendWindow.ts';
import type { Version, Wanted } from './wanted.ts';

/** How a competition is called; `name_ar` or `name_en` may be missing. */
export type Named = { competition_id: string; name_ar: string | null; name_en: string | null };

/** Why, for the public. */
export type Reasons = { reason_ar: string; reason_en: string };

/** What acts on a vote that has begun need, and what both persons see. Instants are UTC ms, `zone` is that of the event. */
export type SeasonPayloads = {
  extend_window: Named &
    Reasons & {
      group_id: string;
      group_ar: string;
      group_en: string;
      closes_from: number;
      closes_at: number;
      zone: string;
    };
  /** Votes, paid orders and their sum as they were when it was asked for. */
  cancel_competition: Named & Reasons & { votes: number; orders: number; amount_baisa: number };
};

export const wantedSeason: { [Act in keyof SeasonPayloads]: Wanted<SeasonPayloads[Act]> } = {
  extend_window: {
    subject: ({ group_id }) => group_id,
    competition: ({ competition_id }) => competition_id,
    versions: async (tx, _organisationId, { group_id }) => {
      const group = await tx
        .selectFrom('voting_groups')
        .where('id', '=', group_id)
        .select('version')
        .executeTakeFirst();
      return group ? [['voting_groups', group_id, group.version]] : [];
    },
    perform: async (tx, by, payload, _link, context) => {
      const { competition_id: competitionId, group_id: id, closes_at, reason_ar, reason_en } = payload;
      const reasons = { reason_ar, reason_en };
      return (await extendWindow(tx, { ...by, competitionId, id, closes_at, ...reasons }, context))
        ? 'done'
        : null;
    },
  },
  cancel_competition: {
    subject: ({ competition_id }) => competition_id,
    competition: ({ competition_id }) => competition_id,
    versions: async (tx, _organisationId, { competition_id }): Promise<Version[]> => {
      const competition = await tx
        .selectFrom('competitions')
        .where('id', '=', competition_id)
        .select('version')
        .executeTakeFirst();
      return competition ? [['competitions', competition_id, competition.version]] : [];
    },
    perform: async (tx, by, { competition_id: id, reason_ar, reason_en }, _link, context) =>
      (await cancelVoted(tx, { ...by, id, reason_ar, reason_en }, context)) ? 'done' : null,
  },
};
