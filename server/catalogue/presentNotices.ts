import type { CompetitionDetails } from '../../domain/contract.ts';
import type { CatalogueRows } from './catalogueRepo.ts';

/** What staff decided after votes had begun, by kind. */
export type Decided = Pick<CatalogueRows, 'extensions' | 'stops' | 'removals'>;

type OfCompetition = Decided & {
  row: Pick<CatalogueRows['competitions'][number], 'state' | 'cancelled_reason_ar' | 'cancelled_reason_en'>;
};

/** What staff decided after the vote of a competition had begun (decisions D232, D238, D241); nothing if there is nothing. */
export function presentNotices({
  row,
  extensions,
  stops,
  removals,
}: OfCompetition): Pick<CompetitionDetails, 'notices'> {
  const { cancelled_reason_ar: reason_ar, cancelled_reason_en: reason_en } = row;
  const cancelled =
    row.state === 'cancelled' && reason_ar !== null && reason_en !== null
      ? [{ extended: null, reason_ar, reason_en }]
      : [];
  const extended = extensions.map((each) => ({
    extended: {
      group_ar: each.name_ar,
      group_en: each.name_en,
      from: each.extended_from,
      to: each.closes_at,
    },
    reason_ar: each.reason_ar ?? '',
    reason_en: each.reason_en ?? '',
  }));
  const stopped = stops.map(({ reason_ar: ar, reason_en: en, ...each }) => ({
    extended: null,
    stopped: {
      group_ar: each.name_ar,
      group_en: each.name_en,
      from: each.stopped_at,
      to: each.resumed_at,
    },
    reason_ar: ar,
    reason_en: en,
  }));
  const removed = removals.map(({ reason_ar: ar, reason_en: en, ...each }) => ({
    extended: null,
    removed: {
      kind: each.kind,
      at: each.removed_at,
      full_name: each.full_name,
      full_name_ar: each.name_ar,
      full_name_en: each.name_en,
    },
    reason_ar: ar,
    reason_en: en,
  }));
  const notices = [...cancelled, ...stopped, ...extended, ...removed];
  return notices.length > 0 ? { notices } : {};
}
