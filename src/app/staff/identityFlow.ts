/** Real effects of a look at an identity document. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { RevealAsked, VerdictGiven } from '../../../domain/staff/identityCheck.ts';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import {
  type EntryPlace,
  judgeIdentity,
  openIdentity,
  readIdentityCheck,
  revealIdentity,
} from '../../api/staff/calls/identity.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { identityRevealMachine } from '../../machines/identityReveal/identityRevealMachine.ts';
import type {
  IdentityRevealEvent,
  OpenedDocument,
} from '../../machines/identityReveal/identityRevealTypes.ts';
import { listen } from '../flows/pageEffects.ts';
import { saveFile } from '../flows/saveFile.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** @param save hands a file to the browser under a name */
export const createIdentityFlow = (
  client: StaffClient,
  place: EntryPlace,
  { read, write }: RetriedCalls,
  save = saveFile,
) =>
  identityRevealMachine.provide({
    actors: {
      loadCheck: fromPromise<IdentityCheck>(({ signal }) =>
        read(() => readIdentityCheck(client, place, signal), signal),
      ),
      reveal: fromPromise<Revealed, RevealAsked>(({ input, signal }) =>
        write(() => revealIdentity(client, place, input, signal), signal),
      ),
      openDocument: fromPromise<OpenedDocument, Pick<Revealed, 'token' | 'type'>>(
        async ({ input: { token, type }, signal }) => {
          const file = await write(() => openIdentity(client, place, token, signal), signal);
          if (type === 'application/pdf') {
            save(file, `identity-${place.id}.pdf`);
            return { kind: 'pdf' };
          }
          return decoded(file, signal);
        },
      ),
      judge: fromPromise<IdentityVerdict, VerdictGiven & { look: string }>(({ input, signal }) =>
        write(() => judgeIdentity(client, place, input, signal), signal),
      ),
      watchLeaving: fromCallback<AnyEventObject>(({ sendBack }) => {
        const left: IdentityRevealEvent = { type: 'page.left' };
        const leave = () => sendBack(left);
        const whenHidden = () => document.hidden && leave();
        whenHidden();
        const unwatch = [listen(document, ['visibilitychange'], whenHidden), listen(window, ['blur'], leave)];
        return () => unwatch.forEach((end) => end());
      }),
    },
    actions: {
      release: ({ context: { opened } }) => opened?.kind === 'image' && opened.picture.close(),
      endSession: goToSignIn,
    },
  });

/** The pixels of a picture: without an address that could be opened or saved. */
async function decoded(file: Blob, signal: AbortSignal): Promise<OpenedDocument> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { kind: 'unreadable' };
  if (signal.aborted) picture.close();
  return { kind: 'image', picture };
}
