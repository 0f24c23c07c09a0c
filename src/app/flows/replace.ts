/** Real effects of a replacement. */
import { navigate } from 'wouter/use-browser-location';
import { fromCallback, fromPromise } from 'xstate';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { readCompetition } from '../../api/calls/readCompetition.ts';
import { replaceSubmission } from '../../api/calls/replaceSubmission.ts';
import { checkMedia } from '../../api/chosenFiles/checkFile.ts';
import { apiBase } from '../../api/apiBase.ts';
import type { ApiClient } from '../../api/client.ts';
import { readAuth } from '../../api/authStore.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { CheckedMedia } from '../../machines/mediaUpload/mediaUploadTypes.ts';
import { submissionReplaceMachine } from '../../machines/submissionReplace/submissionReplaceMachine.ts';
import type {
  FileToCheck,
  OpenedReplacement,
  ReplacementToSend,
  SubmissionReplaceEvent,
} from '../../machines/submissionReplace/submissionReplaceTypes.ts';
import { heldOffline } from './heldOffline.ts';
import { callHeaders, createMediaUpload } from './mediaUpload.ts';
import { newKey } from './newKey.ts';
import { dataOf } from './dataOf.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

/** @param base the address of the API */
export function createReplaceFlow(base: string, session: SessionActor) {
  const onRefused = refusedIn(session);
  const client = createSignedInClient({ base, onRefused });
  return submissionReplaceMachine.provide({
    actors: {
      openReplacement: fromPromise<OpenedReplacement, { competition: string }>(({ input, signal }) =>
        openReplacement(client, input.competition, signal),
      ),
      checkMedia: fromPromise<CheckedMedia, FileToCheck>(({ input }) => checkMedia(input.file, input)),
      mediaUpload: createMediaUpload({ base, client, onRefused }),
      sendReplacement: fromCallback<{ type: string }, ReplacementToSend>(({ input, sendBack }) => {
        const stopping = new AbortController();
        void sendReplacement(base, input, { onEvent: sendBack, signal: stopping.signal, onRefused });
        return () => stopping.abort();
      }),
    },
    actions: { goToDashboard: () => navigate(accountPaths.dashboard) },
  });
}

async function openReplacement(
  client: ApiClient,
  competition: string,
  signal: AbortSignal,
): Promise<OpenedReplacement> {
  const [details, config] = await Promise.all([
    withRetry(() => readCompetition(client, competition, signal), retryPresets.standard, { signal }),
    withRetry(() => readConfig(client, signal), retryPresets.standard, { signal }),
  ]);
  const { data } = await dataOf(details);
  const { uploads } = await dataOf(config);
  return {
    limitMegabytes: data.data.max_media_megabytes,
    resumable: uploads.resumable,
    converts: uploads.converts ?? false,
    key: newKey(),
  };
}

const keys = new WeakMap<File, string>();
/** One idempotency key per file: a new file is a new replacement. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? newKey();
  keys.set(file, key);
  return key;
}

type Listener = {
  onEvent: (event: SubmissionReplaceEvent) => void;
  signal: AbortSignal;
  onRefused: (token: string) => void;
};

async function sendReplacement(
  base: string,
  replacement: ReplacementToSend,
  { onEvent, signal, onRefused }: Listener,
) {
  const { entry, media, ticket } = replacement;
  if (!media) return;
  const { file, poster } = media;
  const { token } = readAuth();
  const call = () =>
    replaceSubmission(
      base,
      { entry, ticket, file, poster },
      {
        headers: callHeaders(),
        key: keyOf(file),
        signal,
        onProgress: (sent, total) => {
          const phase = sent < total ? 'uploading' : 'finalizing';
          onEvent({ type: 'upload.changed', progress: { phase, sent, total } });
        },
      },
    );
  const onPaused = () =>
    onEvent({ type: 'upload.changed', progress: { phase: 'paused', sent: 0, total: 0 } });
  const held = () => heldOffline(call, { signal, onPaused });
  const outcome = await withRetry(held, retryPresets.once, { signal });
  if (signal.aborted) return;
  if (!outcome.ok && outcome.error.kind === 'unauthenticated' && token !== null) onRefused(token);
  onEvent(outcome.ok ? { type: 'replacement.taken' } : { type: 'replacement.refused', error: outcome.error });
}

export const replaceFlow = createReplaceFlow(apiBase(), pageSession);
