/** Outcomes of editing a picture, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { FileRead, PictureEditEvent, PictureSaved } from './pictureEditTypes.ts';

const heard = (event: PictureEditEvent): AnyEventObject => event;

type Answers = {
  loaded: readonly StaffPicture[];
  file: File;
  read: readonly FileRead[];
  sent: readonly PictureSource[];
  typed: readonly PictureEditEvent[];
  saved: readonly PictureSaved[];
  failures: Record<'load' | 'read' | 'send' | 'save', readonly AppError[]>;
};

export const pictureEditOutcomes = ({ failures, ...answers }: Answers): AnyEventObject[] => [
  ...answers.loaded.map((each) => answered('loadPicture', each)),
  ...failures.load.map((failure) => refused('loadPicture', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'file.chosen', file: answers.file }),
  ...answers.read.map((each) => answered('readFile', each)),
  ...failures.read.map((failure) => refused('readFile', failure)),
  ...answers.sent.map((each) => answered('sendFile', each)),
  ...failures.send.map((failure) => refused('sendFile', failure)),
  heard({ type: 'choice.dropped' }),
  ...answers.typed.map((each) => heard(each)),
  heard({ type: 'form.submitted' }),
  ...answers.saved.map((each) => answered('savePicture', each)),
  ...failures.save.map((failure) => refused('savePicture', failure)),
  heard({ type: 'removal.requested' }),
  heard({ type: 'removal.cancelled' }),
  heard({ type: 'removal.confirmed' }),
];
