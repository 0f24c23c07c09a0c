/** The draft of a registration on the page of its competition (decision D187). */
import { type AnyEventObject, fromCallback } from 'xstate';
import { registerHref } from '../../../domain/catalogueAddress.ts';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import { readAuth } from '../../api/authStore.ts';
import type { CompetitionDetailsEvent } from '../../machines/competitionDetails/competitionDetailsMachine.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';
import { draftEnd, dropDraft, findDraft } from './keptDrafts.ts';

const draftOf = ({ event, slug }: CompetitionDetails) =>
  findDraft(registerHref(event.slug, slug), readAuth().user?.id ?? null, Date.now());

/** Follows other tabs by storage events. The back/forward cache gets none, so a restored page reads again. */
export const watchDraft = fromCallback<AnyEventObject, CompetitionDetails>(({ input, sendBack }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const tell = () => {
    const kept = draftOf(input);
    const draft = kept?.typed ? { until: draftEnd(kept) } : null;
    sendBack({ type: 'draft.changed', draft } satisfies CompetitionDetailsEvent);
  };
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === REGISTRATION_DRAFT_KEY || key === null) tell();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal });
  tell();
  return () => leaving.abort();
});

export function discardDraft(competition: CompetitionDetails): void {
  const kept = draftOf(competition);
  if (!kept) return;
  const addresses = dropDraft(kept.key, Date.now());
  if (addresses.length === 0) return;
  // If a request fails, the server sweeps the upload when it expires.
  import('./discardUploads.ts').then(
    ({ discardUploads }) => discardUploads(addresses),
    () => {},
  );
}
