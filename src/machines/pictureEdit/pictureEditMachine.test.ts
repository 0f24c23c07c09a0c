import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import { middleCrop } from '../../../domain/season/pictureShapes.ts';
import type { PictureSource, StaffPicture } from '../../../domain/staff/staffContract.ts';
import { pictureEditFlow } from '../../../tests/flows/pictureEdit/pictureEditFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  noPicture,
  oldPicture,
  pictureFile,
  sentPreview,
  sentScene,
  storedPicture,
} from '../../../tests/support/pictures/pictureFacts.ts';
import { pictureEditMachine } from './pictureEditMachine.ts';

walkMachine(pictureEditFlow);

async function start(loaded: StaffPicture, owner: 'event' | 'competition' = 'competition') {
  const calls = new HeldCalls();
  const names = ['loadPicture', 'readFile', 'sendFile', 'savePicture'] as const;
  const machine = pictureEditMachine.provide({
    actors: {
      loadPicture: calls.actor(names[0]),
      readFile: calls.actor(names[1]),
      sendFile: calls.actor(names[2]),
      savePicture: calls.actor(names[3]),
    },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, { input: { owner } }).start();
  await calls.answer('loadPicture', loaded);
  const sent = (id: string) => {
    const { children } = actor.getSnapshot();
    return (
      (children as Record<string, { getSnapshot(): unknown } | undefined>)[id]?.getSnapshot() as
        | { input?: unknown }
        | undefined
    )?.input;
  };
  return {
    actor,
    calls,
    sent,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    choose: () => actor.send({ type: 'file.chosen', file: pictureFile }),
  };
}

async function startWithFile(loaded = noPicture, owner?: 'event' | 'competition') {
  const started = await start(loaded, owner);
  started.choose();
  await started.calls.answer('readFile', { preview: sentPreview });
  await started.calls.answer('sendFile', sentScene);
  return started;
}

it('begins a sent picture with the largest parts in its middle and without the texts of the earlier one', async () => {
  const { context } = await startWithFile(storedPicture);
  expect(context()).toMatchObject({
    source: sentScene,
    crops: {
      wide: middleCrop('wide', sentScene),
      card: middleCrop('card', sentScene),
      share: middleCrop('share', sentScene),
    },
    alt: { alt_ar: '', alt_en: '', decorative: false },
  });
  const ofEvent = await startWithFile(noPicture, 'event');
  expect(ofEvent.context().crops?.card).toBe(null);
});

it('sends nothing without texts in both languages, unless it is decoration', async () => {
  const { actor, context, sent, value } = await startWithFile();
  actor.send({ type: 'alt.changed', alt: { alt_ar: 'مسرح' } });
  actor.send({ type: 'form.submitted' });
  expect([value(), context().fieldErrors]).toEqual([{ editing: 'still' }, { alt_en: { code: 'altText' } }]);
  actor.send({ type: 'alt.changed', alt: { decorative: true } });
  actor.send({ type: 'form.submitted' });
  const { crops } = context();
  const alt = { alt_ar: 'مسرح', alt_en: '', decorative: true };
  expect([value(), sent('savePicture')]).toEqual([
    'saving',
    { version: 1, picture: { source: sentScene.id, crops, ...alt } },
  ]);
});

it('keeps the file and what was done with it through an ended session, and sends it again', async () => {
  const { actor, calls, choose, context, value } = await start(noPicture);
  choose();
  await calls.answer('readFile', { preview: sentPreview });
  await calls.refuse('sendFile', httpError({ status: 401 }));
  expect([value(), context().file, context().preview]).toEqual(['unsent', pictureFile, sentPreview]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('sendFile', sentScene);
  const crop = { x: 0, y: 0, width: 1_300 };
  actor.send({ type: 'crop.changed', shape: 'wide', crop });
  actor.send({ type: 'alt.changed', alt: { decorative: true } });
  actor.send({ type: 'form.submitted' });
  await calls.refuse('savePicture', httpError({ status: 401 }));
  expect([value(), context()]).toMatchObject([
    { editing: 'still' },
    {
      file: pictureFile,
      crops: { wide: crop },
      alt: { decorative: true },
      formError: { word: 'unauthorized' },
    },
  ]);
});

it('says what is wrong with a file, and keeps the stored picture', async () => {
  const { actor, calls, choose, context, value } = await start(storedPicture);
  choose();
  await calls.answer('readFile', { fault: 'pictureSmall' });
  expect([value(), context().fieldErrors, context().source]).toEqual([
    'refused',
    { picture: { code: 'pictureSmall' } },
    sentScene,
  ]);
  choose();
  await calls.answer('readFile', { preview: sentPreview });
  await calls.refuse('sendFile', fieldErrors({ picture: ['This picture moves.'] }, { status: 422 }));
  expect([value(), context().fieldErrors]).toEqual([
    'refused',
    { picture: { sentence: 'This picture moves.' } },
  ]);
  actor.send({ type: 'choice.dropped' });
  expect([value(), context().file, context().crops]).toEqual([
    { editing: 'still' },
    null,
    storedPicture.picture!.crops,
  ]);
});

/** As another person stored it meanwhile. */
const presentWith = (source: PictureSource) => ({
  ...storedPicture,
  version: storedPicture.version + 1,
  picture: { ...storedPicture.picture!, source, name: 'sChangedMeanwhile00000' },
});

it('keeps own rectangles and texts of a picture that another person changed, not of one that is gone', async () => {
  const other = { id: 'another-source-0000000', width: 2_000, height: 1_500 };
  const kept = [];
  for (const source of [sentScene, other]) {
    const { actor, calls, context } = await start(storedPicture);
    actor.send({ type: 'alt.changed', alt: { alt_ar: 'وصف جديد' } });
    actor.send({ type: 'form.submitted' });
    await calls.answer('savePicture', { present: presentWith(source) });
    kept.push([context().alt.alt_ar, context().source?.id, context().stored]);
  }
  expect(kept).toEqual([
    ['وصف جديد', sentScene.id, presentWith(sentScene)],
    [storedPicture.picture!.alt_ar, other.id, presentWith(other)],
  ]);
});

it('keeps an own file beside what another person stored meanwhile, and saves on top of it', async () => {
  const { actor, calls, context, sent, value } = await startWithFile();
  actor.send({ type: 'alt.changed', alt: { decorative: true } });
  actor.send({ type: 'form.submitted' });
  await calls.answer('savePicture', { present: storedPicture });
  expect([value(), context().meanwhile, context().file]).toEqual([
    { editing: 'still' },
    { by: storedPicture.changed!.by },
    pictureFile,
  ]);
  actor.send({ type: 'form.submitted' });
  expect(sent('savePicture')).toMatchObject({ version: storedPicture.version });
});

it('finds that a save of unknown outcome had succeeded', async () => {
  const { actor, calls, context, value } = await startWithFile();
  actor.send({ type: 'alt.changed', alt: { decorative: true } });
  actor.send({ type: 'form.submitted' });
  await calls.refuse('savePicture', networkError);
  actor.send({ type: 'form.submitted' });
  const stored: StaffPicture = {
    version: 2,
    changed: null,
    picture: { name: 's', source: sentScene, crops: context().crops, alt_ar: null, alt_en: null },
  };
  await calls.answer('savePicture', { present: stored });
  expect([value(), context().stored, context().meanwhile]).toEqual([{ editing: 'saved' }, stored, null]);
});

it('changes the texts of a picture that nobody sent without cutting it', async () => {
  const { actor, sent } = await start(oldPicture);
  actor.send({ type: 'alt.changed', alt: { decorative: false, alt_ar: 'مسرح', alt_en: 'A stage' } });
  actor.send({ type: 'form.submitted' });
  const picture = { source: null, crops: null, alt_ar: 'مسرح', alt_en: 'A stage', decorative: false };
  expect(sent('savePicture')).toEqual({ version: 1, picture });
});
