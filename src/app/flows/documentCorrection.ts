/** Real effects of a document that is sent again. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { readAuth } from '../../api/authStore.ts';
import { sendDocument } from '../../api/calls/sendDocument.ts';
import { checkIdentity } from '../../api/chosenFiles/checkFile.ts';
import { withRetry } from '../../api/withRetry.ts';
import { documentCorrectionMachine } from '../../machines/documentCorrection/documentCorrectionMachine.ts';
import type { DocumentToSend } from '../../machines/documentCorrection/documentCorrectionTypes.ts';
import { dataOf } from './dataOf.ts';
import { callHeaders } from './mediaUpload.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

/** @param base the address of the API */
export function createDocumentCorrection(base: string, session: SessionActor) {
  const onRefused = refusedIn(session);
  return documentCorrectionMachine.provide({
    actors: {
      checkDocument: fromPromise(({ input }: { input: { file: File } }) => checkIdentity(input.file)),
      sendDocument: fromPromise<unknown, DocumentToSend>(async ({ input: { entry, document }, signal }) => {
        if (!document) return;
        const { token } = readAuth();
        const call = () => sendDocument(base, { entry, document }, { headers: callHeaders(), signal });
        const outcome = await withRetry(call, retryPresets.once, { signal });
        if (!outcome.ok && outcome.error.kind === 'unauthenticated' && token !== null) onRefused(token);
        await dataOf(outcome);
      }),
    },
  });
}

export const documentCorrectionFlow = createDocumentCorrection(apiBase(), pageSession);
