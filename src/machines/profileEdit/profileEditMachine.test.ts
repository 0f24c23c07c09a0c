import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PROFILE_TOAST_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import { fieldErrors, httpError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { avatar, profile, profileDay, noPicture } from '../../../tests/support/accounts/accountFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { profileEditFlow } from '../../../tests/flows/profileEdit/profileEditFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { profileEditMachine } from './profileEditMachine.ts';
import { formOf } from './profileForm.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(profileEditFlow);

const large = new File([new Uint8Array(AVATAR_MAX_BYTES + 1)], 'large.png', { type: 'image/png' });

function start() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = profileEditMachine.provide({
    actors: {
      loadProfile: calls.actor('loadProfile'),
      saveProfile: calls.actor('saveProfile'),
      shrinkAvatar: calls.actor('shrinkAvatar'),
    },
    actions: {
      logFailure: () => void did.push('log'),
      updateUser: () => void did.push('tell'),
      keepDraft: () => void did.push('keep'),
      dropDraft: () => void did.push('drop'),
    },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    calls,
    clock,
    did,
    send: actor.send.bind(actor),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
}

async function startEditing() {
  const started = start();
  await started.calls.answer('loadProfile', loaded);
  started.send({ type: 'edit.requested' });
  return started;
}

const loaded = { profile, draft: null, today: profileDay };
const renamed = { ...profile, full_name: 'Huda A.' };

describe('a profile', () => {
  it('logs a failed load, stays loading, and can be retried', async () => {
    const { calls, did, send, value } = start();
    await calls.refuse('loadProfile', httpError({ status: 500 }));
    expect([value(), did]).toEqual([{ loading: 'stalled' }, ['log']]);
    send({ type: 'retry.requested' });
    await calls.answer('loadProfile', loaded);
    expect([value(), did]).toEqual([{ viewing: 'resting' }, ['log', 'tell']]);
  });

  it('is reset when an edit is cancelled', async () => {
    const { context, send, value } = await startEditing();
    send({ type: 'field.changed', field: 'year', value: '2020' });
    send({ type: 'avatar.chosen', file: avatar });
    expect(context()).toMatchObject({ avatar, fieldErrors: { user_dob: { code: 'dobMin' } } });
    send({ type: 'edit.cancelled' });
    expect([value(), context()]).toEqual([
      { viewing: 'resting' },
      {
        profile,
        today: profileDay,
        values: formOf(profile),
        avatar: null,
        fieldErrors: {},
        formError: null,
        isResumed: false,
      },
    ]);
  });

  it('is not saved with an invalid date of birth', async () => {
    const { context, send, value } = await startEditing();
    send({ type: 'field.changed', field: 'year', value: '2020' });
    send({ type: 'form.submitted' });
    expect([value(), context().fieldErrors]).toEqual([{ editing: 'calm' }, { user_dob: { code: 'dobMin' } }]);
  });

  it('shows a toast for 1.5 seconds after saving, then a note until the next edit', async () => {
    const { calls, clock, context, did, send, value } = await startEditing();
    send({ type: 'field.changed', field: 'full_name', value: 'Huda A.' });
    send({ type: 'avatar.chosen', file: avatar });
    send({ type: 'form.submitted' });
    await calls.answer('saveProfile', renamed);
    clock.increment(PROFILE_TOAST_MS - 1);
    expect([value(), context().profile, context().avatar]).toEqual([{ viewing: 'saved' }, renamed, null]);
    clock.increment(1);
    expect([value(), did]).toEqual([{ viewing: 'noted' }, ['tell', 'keep', 'keep', 'tell', 'drop']]);
    send({ type: 'edit.requested' });
    send({ type: 'edit.cancelled' });
    expect(value()).toEqual({ viewing: 'resting' });
  });

  it('keeps every value and the picture after a failed save, and reports it', async () => {
    const { calls, clock, context, send, value } = await startEditing();
    send({ type: 'field.changed', field: 'full_name', value: 'Huda A.' });
    send({ type: 'avatar.chosen', file: avatar });
    send({ type: 'form.submitted' });
    await calls.refuse('saveProfile', networkError);
    expect([value(), context()]).toMatchObject([
      { editing: 'failed' },
      { avatar, formError: { word: 'network' }, values: { full_name: 'Huda A.' } },
    ]);
    send({ type: 'form.submitted' });
    const errors = { profile_image: ['No picture', 'x'], user_dob: ['Too young'] };
    await calls.refuse('saveProfile', fieldErrors(errors, { status: 422 }));
    expect([value(), context()]).toMatchObject([
      { editing: 'bannered' },
      {
        avatar,
        formError: { word: 'highlighted' },
        fieldErrors: { profile_image: { sentence: 'No picture' }, user_dob: { sentence: 'Too young' } },
      },
    ]);
    clock.increment(VALIDATION_BANNER_MS);
    expect([value(), context().formError, context().values.full_name]).toEqual([
      { editing: 'calm' },
      null,
      'Huda A.',
    ]);
  });

  it('continues an unfinished edit after the next login', async () => {
    const before = await startEditing();
    before.send({ type: 'field.changed', field: 'address', value: 'Ruwi' });
    before.send({ type: 'form.submitted' });
    await before.calls.refuse('saveProfile', unauthenticated({ status: 401 }));
    expect([before.value(), before.did]).toEqual(['signedOut', ['tell', 'keep']]);
    const after = start();
    await after.calls.answer('loadProfile', {
      ...loaded,
      draft: { values: before.context().values, avatar },
    });
    expect([after.value(), after.context()]).toMatchObject([
      { editing: 'calm' },
      { avatar, isResumed: true, values: { full_name: 'Huda Al Rawahi', address: 'Ruwi' } },
    ]);
    after.send({ type: 'edit.cancelled' });
    expect([after.value(), after.context().values, after.context().isResumed, after.did]).toEqual([
      { viewing: 'resting' },
      formOf(profile),
      false,
      ['tell', 'drop'],
    ]);
  });

  it('takes a scaled picture, and refuses one that stays too large', async () => {
    const { calls, context, send, value } = await startEditing();
    send({ type: 'avatar.chosen', file: large });
    expect([value(), context().avatar, context().fieldErrors]).toEqual([{ editing: 'shrinking' }, large, {}]);
    send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual({ profile_image: { code: 'imageTooLarge' } });
    await calls.answer('shrinkAvatar', avatar);
    expect([value(), context().avatar, context().fieldErrors]).toEqual([{ editing: 'calm' }, avatar, {}]);
    send({ type: 'avatar.chosen', file: large });
    await calls.answer('shrinkAvatar', large);
    expect([context().avatar, context().fieldErrors]).toEqual([
      null,
      { profile_image: { code: 'imageTooLarge' } },
    ]);
  });

  it('waits for the redirect without a session', async () => {
    const { calls, value } = start();
    await calls.refuse('loadProfile', unauthenticated({ status: 401 }));
    expect(value()).toBe('signedOut');
  });
});

describe('the form of a profile', () => {
  const opened = [
    [answered('loadProfile', loaded), 'viewing.resting'],
    [{ type: 'edit.requested' }, 'editing.calm'],
  ] as const;
  const chosen = [{ type: 'avatar.chosen', file: avatar }, 'editing.shrinking'] as const;

  it('knows the date for ages, also for a restored draft', async () => {
    const draft = { values: formOf(profile), avatar: null };
    const { context } = await follow(profileEditFlow, [
      answered('loadProfile', { ...loaded, draft }),
      'editing.calm',
    ]);
    expect(context.today).toBe(profileDay);
  });

  it('refuses a file that is no picture, and lets a picture be removed', async () => {
    const refusedFile = await follow(profileEditFlow, ...opened, [
      { type: 'avatar.chosen', file: noPicture },
      'editing.calm',
    ]);
    expect(refusedFile.context.fieldErrors).toHaveProperty('profile_image');
    const removed = await follow(profileEditFlow, ...opened, chosen, [
      { type: 'avatar.removed' },
      'editing.calm',
    ]);
    expect(removed.context.avatar).toBeNull();
  });

  it('refuses a large picture that could not be scaled', async () => {
    const { context } = await follow(
      profileEditFlow,
      ...opened,
      [{ type: 'avatar.chosen', file: large }, 'editing.shrinking'],
      [refused('shrinkAvatar', new Error('There is no canvas')), 'editing.calm'],
    );
    expect(context).toMatchObject({
      avatar: null,
      fieldErrors: { profile_image: { code: 'imageTooLarge' } },
    });
  });

  it('takes a small picture that could not be scaled', async () => {
    const { context } = await follow(profileEditFlow, ...opened, chosen, [
      refused('shrinkAvatar', new Error('There is no canvas')),
      'editing.calm',
    ]);
    expect(context).toMatchObject({ avatar, fieldErrors: {} });
  });

  it('clears earlier errors on the next submit', async () => {
    const failed = [refused('saveProfile', networkError), 'editing.failed'] as const;
    const submit = [{ type: 'form.submitted' }, 'saving'] as const;
    const { context } = await follow(profileEditFlow, ...opened, submit, failed, submit);
    expect(context).toMatchObject({ fieldErrors: {}, formError: null });
  });
});
