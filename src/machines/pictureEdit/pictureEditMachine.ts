/**
 * Edits the picture of an event or a competition (decision D228). A chosen file is read, sent and cut on the page; nothing
 * shows it until it is saved. Whatever fails, the file and what was done with it stay on the page.
 */
import { assign, setup, type SnapshotFrom } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Crop, PictureOwner, Shape } from '../../../domain/season/pictureShapes.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  FileRead,
  PictureEditContext,
  PictureEditEvent,
  PictureField,
  PictureSaved,
  PictureToSave,
  TypedAlt,
} from './pictureEditTypes.ts';
import {
  altErrors,
  changeOf,
  isEdited,
  isStored,
  withCrop,
  withPresent,
  withSource,
  withStored,
} from './pictureEdits.ts';

const fields: readonly PictureField[] = ['picture', 'crops', 'alt_ar', 'alt_en'];

export const pictureEditMachine = setup({
  types: {
    context: {} as PictureEditContext,
    events: {} as PictureEditEvent,
    input: {} as { owner: PictureOwner },
  },
  actors: {
    loadPicture: unprovidedPromise<StaffPicture>('loadPicture'),
    readFile: unprovidedPromise<FileRead, { file: File }>('readFile'),
    sendFile: unprovidedPromise<PictureSource, { file: File }>('sendFile'),
    savePicture: unprovidedPromise<PictureSaved, PictureToSave>('savePicture'),
  },
  guards: {
    isPicture: (_, read: FileRead) => 'preview' in read,
    isEdited: ({ context }) => isEdited(context),
    isValid: ({ context }) => isEdited(context) && Object.keys(altErrors(context)).length === 0,
    isSaved: (_, answer: PictureSaved) => 'saved' in answer,
    /** The reply of an earlier save was lost. */
    isThere: ({ context }, answer: PictureSaved) => 'present' in answer && isStored(context, answer.present),
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    /** The server looked into the file and says what is wrong with it. */
    isOfFile: ({ event }) => statusOf(failureIn(event)) === 422,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    takeStored: assign((_, stored: StaffPicture) => withStored(stored)),
    takeSaved: assign((_, answer: PictureSaved) => ('saved' in answer ? withStored(answer.saved) : {})),
    takeThere: assign((_, answer: PictureSaved) => ('present' in answer ? withStored(answer.present) : {})),
    takePresent: assign(({ context }, answer: PictureSaved) =>
      'present' in answer ? withPresent(context, answer.present) : {},
    ),
    keepFile: assign((_, file: File) => ({ file, preview: null, fieldErrors: {}, formError: null })),
    keepPreview: assign((_, read: FileRead) => ('preview' in read ? { preview: read.preview } : {})),
    noteFault: assign((_, read: FileRead) =>
      'fault' in read ? { fieldErrors: { picture: { code: read.fault } } } : {},
    ),
    noteUnreadable: assign({ fieldErrors: { picture: { code: 'pictureDamaged' as const } } }),
    takeSource: assign(({ context }, source: PictureSource) => withSource(context, source)),
    drop: assign(({ context }) => (context.stored ? withStored(context.stored) : {})),
    crop: assign(({ context }, edit: { shape: Shape; crop: Crop }) => withCrop(context, edit)),
    write: assign(({ context }, alt: Partial<TypedAlt>) => ({
      alt: { ...context.alt, ...alt },
      fieldErrors: {},
    })),
    judge: assign(({ context }) => ({
      fieldErrors: Object.fromEntries(
        Object.entries(altErrors(context)).map(([field, code]) => [field, { code }]),
      ),
    })),
    clear: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteFileRefusal: assign(({ event }) => ({
      fieldErrors: staffRefusal(failureIn(event), fields).fieldErrors,
    })),
    noteRefusal: assign(({ event }) => staffRefusal(failureIn(event), fields)),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'pictureEdit',
  context: ({ input }) => ({
    owner: input.owner,
    stored: null,
    file: null,
    preview: null,
    source: null,
    crops: null,
    alt: { alt_ar: '', alt_en: '', decorative: false },
    meanwhile: null,
    fieldErrors: {},
    formError: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadPicture',
        src: 'loadPicture',
        onDone: { target: 'editing', actions: { type: 'takeStored', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    editing: {
      initial: 'still',
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
        'choice.dropped': { target: '.still', actions: 'drop' },
        'crop.changed': { target: '.still', actions: { type: 'crop', params: ({ event }) => event } },
        'alt.changed': { target: '.still', actions: { type: 'write', params: ({ event }) => event.alt } },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'clear' },
          { guard: 'isEdited', target: '.still', actions: 'judge' },
        ],
        'removal.requested': 'confirming',
      },
      states: { still: {}, saved: {} },
    },
    /** The browser looks into the file. */
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => ({ file: file! }),
        onDone: [
          {
            guard: { type: 'isPicture', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'keepPreview', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteFault', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'noteUnreadable' },
      },
    },
    sending: {
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { file } }) => ({ file: file! }),
        onDone: { target: 'editing', actions: { type: 'takeSource', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOfFile', target: 'refused', actions: 'noteFileRefusal' },
          { target: 'unsent', actions: 'noteFailure' },
        ],
      },
    },
    /** The file is no picture for the site. What was there before is there still. */
    refused: {
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
        'choice.dropped': { target: 'editing', actions: 'drop' },
      },
    },
    /** The server did not get the file, or the session is over: it stays on the page. */
    unsent: {
      on: {
        'retry.requested': { target: 'sending', actions: 'clear' },
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
        'choice.dropped': { target: 'editing', actions: 'drop' },
      },
    },
    confirming: { on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'editing' } },
    removing: {
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: ({ context: { stored } }) => ({ version: stored!.version, picture: null }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takePresent', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'noteFailure' },
      },
    },
    saving: {
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: { type: 'takeSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: { type: 'takeThere', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takePresent', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isUnknown', target: 'editing', actions: 'noteFailure' },
          { target: 'editing', actions: 'noteRefusal' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});

export type PictureEditSnapshot = SnapshotFrom<typeof pictureEditMachine>;
