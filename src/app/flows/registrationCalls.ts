/** Loads what the registration form needs before it opens. `openForm` rejects with an AppError. */
import { waitFor } from 'xstate';
import { catalogueSlugs, competitionPathOf } from '../../../domain/catalogueAddress.ts';
import type { Config, Profile } from '../../../domain/contract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { readCompetition } from '../../api/calls/readCompetition.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { readOwnProfile } from '../../api/calls/readOwnProfile.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { FormToOpen, OpenedForm } from '../../machines/registration/registrationTypes.ts';
import { firstAnswer } from './firstAnswer.ts';
import { inAccount } from './inAccount.ts';
import { newKey } from './newKey.ts';
import { dataOf } from './dataOf.ts';
import { type KeptRegistration, recallRegistration } from './registrationMemory.ts';
import { recallSent } from './sentSignupMemory.ts';
import type { SessionActor } from './session.ts';
import { takeStart } from './startData.ts';
import { linkedCompetition } from './visitorState.ts';

const { standard } = retryPresets;

/** The competition of the form: from the history state, which survives a reload, else from the saved draft. */
export function knownCompetition(path: string, owner: string | null) {
  const slugs = catalogueSlugs(competitionPathOf(path));
  return (
    linkedCompetition(slugs?.eventSlug, slugs?.competitionSlug) ??
    recallRegistration(path, owner)?.competition ??
    null
  );
}

export const ownerOf = (session: SessionActor) => session.getSnapshot().context.signedIn?.user.id ?? null;

/**
 * Waits for the session, then loads what the form needs. Null if neither the browser's history nor a saved draft names a
 * competition (decision D23).
 */
export async function openForm(
  client: ApiClient,
  session: SessionActor,
  { path, newest }: FormToOpen & { path: string },
  signal: AbortSignal,
): Promise<OpenedForm | null> {
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
  const owner = ownerOf(session);
  const known = knownCompetition(path, owner);
  if (!known) return null;
  const drafted =
    owner === null
      ? Promise.resolve(true)
      : inAccount((account) =>
          account.takeAccountDraft(client, { path, owner, competition: known, newest }, signal),
        );
  const [details, config, person, upload, entry] = await Promise.all([
    firstAnswer(`/competition/details/${known.id}`, () => readCompetition(client, known.id, signal), signal),
    (takeStart('/config') as Config | undefined) ??
      withRetry(() => readConfig(client, signal), standard, { signal }).then(dataOf),
    owner === null ? null : personOf(client, signal),
    drafted.then(() => uploadOf(recallRegistration(path, owner), signal)),
    owner === null ? null : entryIn(client, known.id, signal),
  ]);
  const kept = recallRegistration(path, person?.id ?? null);
  return {
    competition: details.data.data,
    now: details.at,
    person,
    draft: kept?.draft ?? null,
    files: kept?.files ?? null,
    newKey: newKey(),
    entry,
    sent: owner === null ? recallSent(path) : null,
    upload,
    overtaken: newest && !(await drafted),
    resumable: config.uploads.resumable,
    converts: config.uploads.converts ?? false,
  };
}

/**
 * What the server holds of a draft's upload. A form that may have arrived used its upload up, so nothing is said about
 * it; files that this page still holds are sent without a question.
 */
function uploadOf(kept: KeptRegistration | null, signal: AbortSignal) {
  if (!kept || kept.files !== null || kept.draft.unsure) return null;
  return import('./draftUpload.ts').then(
    ({ draftUpload }) => draftUpload(kept.draft.key, signal),
    () => null,
  );
}

const entryIn = (client: ApiClient, competition: string, signal: AbortSignal) =>
  import('./ownEntry.ts').then(
    ({ ownEntryIn }) => ownEntryIn(client, competition, signal),
    () => null,
  );

/** Null if the session has ended: then the registration is anonymous. */
async function personOf(client: ApiClient, signal: AbortSignal): Promise<Profile | null> {
  const read = await withRetry(() => readOwnProfile(client, signal), standard, { signal });
  if (!read.ok && read.error.kind === 'unauthenticated') return null;
  return (await dataOf(read)).data.data;
}
