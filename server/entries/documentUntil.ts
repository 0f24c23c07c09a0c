import type { CatalogueView } from '../catalogue/catalogueView.ts';

const DAY_MS = 86_400_000;
/** How long after the end of the competition an identity document is kept; the privacy page says so. */
export const DOCUMENT_KEPT_DAYS = 90;

/** From when (UTC ms) the identity document of an entry that arrives at `at` is to be deleted (decision D74). */
export function documentUntil(view: CatalogueView, competitionId: string, at: number): number {
  const competition = view.details.get(competitionId);
  const event = view.events.find(({ id }) => id === competition?.event.id);
  const end = Math.max(competition?.comp_end ?? 0, event?.end_time ?? 0, at);
  return end + DOCUMENT_KEPT_DAYS * DAY_MS;
}
