/** The flow of editing the picture of an event or a competition. */
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import { pictureEditMachine } from '../../../src/machines/pictureEdit/pictureEditMachine.ts';
import { pictureEditOutcomes } from '../../../src/machines/pictureEdit/pictureEditOutcomes.ts';
import type { PictureEditContext } from '../../../src/machines/pictureEdit/pictureEditTypes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import {
  noPicture,
  pictureFile,
  sceneCrops,
  sentPreview,
  sentScene,
  storedPicture,
} from '../../support/pictures/pictureFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { pictureEditWords } from './pictureEditWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

const moved = { ...sceneCrops.wide, x: sceneCrops.wide.x + 24 };
const refusedFile = fieldErrors({ picture: ['This picture moves.'] }, { status: 422 });
const another = {
  ...storedPicture,
  version: 5,
  picture: { ...storedPicture.picture!, alt_en: 'Another text' },
};

/** Whether the panel offers an event: what is on the page already changes nothing, and without a picture nothing is cut. */
function onPicturePanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { file, source, crops, stored, alt } = context as PictureEditContext;
  const isShown = source !== null || stored?.picture != null;
  const isDirty =
    file !== null || alt.alt_en === 'Another text' || crops?.wide.x === moved.x || alt.decorative;
  switch (event.type) {
    case 'crop.changed':
      return crops !== null && crops.wide.x !== moved.x;
    case 'alt.changed':
      return isShown && !alt.decorative;
    case 'form.submitted':
      return isShown;
    case 'choice.dropped':
      return typeof value === 'string' || isDirty;
    case 'removal.requested':
      return !isDirty && stored?.picture != null;
    default:
      return true;
  }
}

export const pictureEditFlow: Flow = {
  name: 'pictureEdit',
  ...pictureEditWords,
  machine: pictureEditMachine,
  input: { owner: 'competition' },
  walks: [
    {
      events: pictureEditOutcomes({
        loaded: [noPicture, storedPicture],
        file: pictureFile,
        read: [{ preview: sentPreview }, { fault: 'pictureSmall' }],
        sent: [sentScene],
        typed: [
          { type: 'crop.changed', shape: 'wide', crop: moved },
          { type: 'alt.changed', alt: { decorative: true } },
        ],
        saved: [
          { saved: { ...noPicture, version: 5 } },
          { present: another },
          {
            present: {
              ...storedPicture,
              version: 6,
              picture: { ...storedPicture.picture!, alt_ar: null, alt_en: null },
            },
          },
        ],
        failures: {
          load: [httpError({ status: 401 }), networkError],
          read: [networkError],
          send: [refusedFile, httpError({ status: 401 })],
          save: [refusal('forbidden', 403), httpError({ status: 401 }), networkError],
        },
      }),
      possible: onPicturePanel,
    },
  ],
  offered: onPicturePanel,
  replayedBy: 'src/pages/staff/picturePanel.paths.test.tsx',
  calls: ['loadPicture', 'readFile', 'sendFile', 'savePicture'],
  effects: ['endSession'],
};
