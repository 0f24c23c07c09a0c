/** Real effects of editing the pictures of events and competitions. */
import { fromPromise } from 'xstate';
import { PICTURE_TIMEOUT_MS } from '../../../domain/delays.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import {
  changePicture,
  type PicturePlace,
  pictureAddress,
  readPicture,
  uploadPicture,
} from '../../api/staff/calls/pictures.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { pictureEditMachine } from '../../machines/pictureEdit/pictureEditMachine.ts';
import type { FileRead, PictureSaved, PictureToSave } from '../../machines/pictureEdit/pictureEditTypes.ts';
import type { EditedPicture } from '../../pages/staff/PicturePanel/picturePanelProps.ts';
import { goToSignIn } from './goToSignIn.ts';
import { pictureTypeOf, readPictureFile } from './readPictureFile.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** A file takes longer than other calls. */
const uploading = () => createStaffClient(undefined, PICTURE_TIMEOUT_MS);

export function createPictureFlow(
  client: StaffClient,
  place: PicturePlace,
  { read, write }: RetriedCalls,
  sending = uploading(),
): EditedPicture {
  const { organisation } = place;
  const machine = pictureEditMachine.provide({
    actors: {
      loadPicture: fromPromise<StaffPicture>(({ signal }) =>
        read(() => readPicture(client, place, signal), signal),
      ),
      readFile: fromPromise<FileRead, { file: File }>(({ input: { file } }) => readPictureFile(file)),
      sendFile: fromPromise<PictureSource, { file: File }>(async ({ input: { file }, signal }) => {
        const type = (await pictureTypeOf(file)) ?? 'image/jpeg';
        return write(() => uploadPicture(sending, organisation, { file, type }, signal), signal);
      }),
      savePicture: fromPromise<PictureSaved, PictureToSave>(({ input, signal }) =>
        write(() => changePicture(client, place, input, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
  return { machine, addressOf: (picture) => pictureAddress(organisation, picture) };
}
