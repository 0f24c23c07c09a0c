/** Invented pictures of an event or a competition, and machines whose calls are answered at once. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { middleCrop } from '../../../domain/season/pictureShapes.ts';
import type { Crops } from '../../../domain/season/readPicture.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import { pictureEditMachine } from '../../../src/machines/pictureEdit/pictureEditMachine.ts';
import type { FileRead, PictureSaved } from '../../../src/machines/pictureEdit/pictureEditTypes.ts';
import type { EditedPicture } from '../../../src/pages/staff/PicturePanel/picturePanelProps.ts';
import { scenes } from '../catalogue/catalogueFixtures.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { seasonTime } from '../season/seasonFacts.ts';
import { settingsRow } from '../season/stillSeason.ts';

export const pictureFile = new File(['the bytes of a picture'], 'المسرح stage-2026.jpg', {
  type: 'image/jpeg',
});

/** A scene of the artwork, as it was sent. */
export const sentScene: PictureSource = { id: 'scene-of-the-stage0000', width: 2_400, height: 1_350 };
export const sentPreview = scenes.microphone.at(-1)!.url;
export const addressOf = () => sentPreview;

export const sceneCrops: Crops = {
  wide: { x: 240, y: 135, width: 1_920 },
  card: middleCrop('card', sentScene),
  share: middleCrop('share', sentScene),
};

export const noPicture: StaffPicture = { version: 1, changed: null, picture: null };

export const storedPicture: StaffPicture = {
  version: 4,
  changed: { at: seasonTime, by: 'هدى بنت سالم الرواحية' },
  picture: {
    name: 'sscene-of-the-stage0000',
    source: sentScene,
    crops: sceneCrops,
    alt_ar: 'لاقط صوت على مسرح أحمر',
    alt_en: 'A microphone on a red stage',
  },
};

/** One that came with the installation. */
export const oldPicture: StaffPicture = {
  version: 1,
  changed: null,
  picture: { name: '0123456789abcdef0123', source: null, crops: null, alt_ar: null, alt_en: null },
};

type Answers = {
  loaded?: StaffPicture | AppError;
  read?: FileRead | AppError;
  sent?: PictureSource | AppError;
  saved?: PictureSaved | AppError;
};

/** A picture whose calls get these answers, or none. */
export const stillPicture = (answers: Answers = {}): EditedPicture => ({
  machine: pictureEditMachine.provide({
    actors: {
      loadPicture: fromPromise(() => stagedAnswer<StaffPicture>(answers.loaded)),
      readFile: fromPromise(() => stagedAnswer<FileRead>(answers.read)),
      sendFile: fromPromise(() => stagedAnswer<PictureSource>(answers.sent)),
      savePicture: fromPromise(() => stagedAnswer<PictureSaved>(answers.saved)),
    },
    actions: { endSession: () => {} },
  }),
  addressOf,
});

/** What stands beside the picture of a competition, for a panel that is shown alone. */
export const stillPanel = {
  owner: 'competition',
  mayChange: true,
  texts: settingsRow().texts,
  facts: settingsRow().facts ?? {},
  now: seasonTime,
} as const;
