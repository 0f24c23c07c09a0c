/** The draft of a registration on the page of its competition (decision D187). */
import { type AnyEventObject, fromCallback } from 'xstate';
import { registerHref } from '../../../domain/catalogueAddress.ts';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import { readAuth } from '../../api/authStore.ts';
import type { ApiClient } from '../../api/client.ts';
import type { CompetitionDetailsEvent } from '../../machines/competitionDetails/competitionDetailsMachine.ts';
import { REGISTRATION_DRAFT_KEY } from './draftKeys.ts';
import { inAccount } from './inAccount.ts';
import { draftEnd, dropDraft, findDraft } from './keptDrafts.ts';

const draftOf = ({ event, slug }: CompetitionDetails) =>
  findDraft(registerHref(event.slug, slug), readAuth().user?.id ?? null, Date.now());

/** A draft that only the account has. */
let ofAccount: { competition: string; until: number; address: string | null } | null = null;

/**
 * Follows other tabs by storage events. The back/forward cache gets none, so a restored page reads again. Without a draft
 * in the browser, the account of a signed-in candidate is asked (decision D204).
 */
export const watchDraft = (client: ApiClient) =>
  fromCallback<AnyEventObject, CompetitionDetails>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = () => {
      const kept = draftOf(input);
      const elsewhere =
        ofAccount?.competition === input.id ? { until: ofAccount.until, inAccount: true } : null;
      const draft = kept?.typed ? { until: draftEnd(kept) } : elsewhere;
      sendBack({ type: 'draft.changed', draft } satisfies CompetitionDetailsEvent);
      return draft;
    };
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === REGISTRATION_DRAFT_KEY || key === null) tell();
    };
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal });
    ofAccount = null;
    if (!tell() && readAuth().token !== null)
      void inAccount(async ({ accountDraft }) => {
        const found = await accountDraft(client, input.id, signal);
        if (signal.aborted || !found?.draft) return;
        const { kept_until: until, upload } = found.draft;
        ofAccount = { competition: input.id, until, address: upload?.address ?? null };
        tell();
      });
    return () => leaving.abort();
  });

export function discardDraft(client: ApiClient, competition: CompetitionDetails): void {
  if (readAuth().token !== null)
    void inAccount(({ discardInAccount }) => discardInAccount(client, competition.id));
  const kept = draftOf(competition);
  const begun = ofAccount?.address ?? null;
  const addresses = kept ? dropDraft(kept.key, Date.now()) : begun === null ? [] : [begun];
  ofAccount = null;
  if (addresses.length === 0) return;
  // If a request fails, the server sweeps the upload when it expires.
  import('./discardUploads.ts').then(
    ({ discardUploads }) => discardUploads(addresses),
    () => {},
  );
}
