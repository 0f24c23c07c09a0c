import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate';
import { REPLACE_SUBMISSION_REDIRECT_MS } from '../../../domain/delays.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  chosenFilm,
  endedEntry,
  film,
  opened,
  openEntry,
  replaceRefusals,
} from '../../../tests/support/entries/replaceFacts.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { submissionReplaceFlow } from '../../../tests/flows/submissionReplace/submissionReplaceFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { submissionReplaceMachine } from './submissionReplaceMachine.ts';
import type { ReplacementToSend, SubmissionReplaceEvent } from './submissionReplaceTypes.ts';

walkMachine(submissionReplaceFlow);

function start(input = openEntry) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const sent: ReplacementToSend[] = [];
  const left: string[] = [];
  let say: (event: AnyEventObject) => void = () => {};
  const machine = submissionReplaceMachine.provide({
    actors: {
      openReplacement: calls.actor('openReplacement'),
      checkMedia: calls.actor('checkMedia'),
      mediaUpload: calls.actor('mediaUpload') as never,
      sendReplacement: fromCallback<AnyEventObject, ReplacementToSend>((scope) => {
        sent.push(scope.input);
        say = scope.sendBack;
      }),
    },
    actions: { goToDashboard: () => void left.push('dashboard') },
  });
  const actor = createActor(machine, { clock, input }).start();
  return {
    calls,
    clock,
    sent,
    left,
    send: (event: SubmissionReplaceEvent) => actor.send(event),
    hear: (event: SubmissionReplaceEvent) => say(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function startChosen(changes: Partial<typeof opened> | { resumable: false } = {}) {
  const page = start();
  await page.calls.answer('openReplacement', { ...opened, ...changes });
  page.send({ type: 'media.chosen', file: film });
  await page.calls.answer('checkMedia', { ok: true, media: chosenFilm });
  return page;
}

async function startSaving() {
  const page = await startChosen();
  page.send({ type: 'form.submitted' });
  await page.calls.answer('mediaUpload', { kind: 'uploaded', ticket: 'ticket' });
  return page;
}

describe('an entry that gets another file', () => {
  it('shows no form once its competition has ended', () => {
    expect(start(endedEntry).value()).toBe('over');
  });

  it('shows why its form did not load', async () => {
    const { calls, value, context } = start();
    await calls.refuse('openReplacement', networkError);
    expect([value(), context().formError]).toEqual(['unopened', networkError]);
  });

  it('sends nothing without a chosen file', async () => {
    const { calls, send, value, context } = start();
    await calls.answer('openReplacement', opened);
    send({ type: 'form.submitted' });
    expect([value(), context().fieldError]).toEqual(['idle', { code: 'required', name: '' }]);
  });

  it('shows the error of a file with its name', async () => {
    const { calls, send, value, context } = start();
    await calls.answer('openReplacement', opened);
    send({ type: 'media.chosen', file: film });
    await calls.answer('checkMedia', { ok: false, code: 'tooLong' });
    expect([value(), context().fieldError, context().media]).toEqual([
      'idle',
      { code: 'tooLong', name: film.name },
      null,
    ]);
  });

  it.each(['one that is looked at', 'one that is chosen'])(
    'takes another file in place of %s',
    async (which) => {
      const { calls, send, context } = await startChosen();
      const other = new File(['another'], 'other.mp4');
      if (which === 'one that is looked at') send({ type: 'media.chosen', file: film });
      send({ type: 'media.chosen', file: other });
      await calls.answer('checkMedia', { ok: false, code: 'tooLong' });
      expect(context().fieldError).toEqual({ code: 'tooLong', name: 'other.mp4' });
    },
  );

  it('uploads the file, then sends the form with its ticket, and opens the dashboard after 1.5 seconds', async () => {
    const { clock, hear, left, sent, value } = await startSaving();
    expect(sent).toEqual([{ entry: openEntry.submission.id, media: chosenFilm, ticket: 'ticket' }]);
    hear({ type: 'replacement.taken' });
    clock.increment(REPLACE_SUBMISSION_REDIRECT_MS - 1);
    expect([value(), left]).toEqual(['replaced', []]);
    clock.increment(1);
    expect([value(), left]).toEqual(['leaving', ['dashboard']]);
  });

  it('sends the file in the form without resumable uploads, and can be cancelled until all bytes are sent', async () => {
    const { hear, send, sent, value, context } = await startChosen({ resumable: false });
    send({ type: 'form.submitted' });
    hear({ type: 'upload.changed', progress: { phase: 'uploading', sent: 3, total: 6 } });
    expect([sent, value()]).toEqual([
      [{ entry: openEntry.submission.id, media: chosenFilm, ticket: null }],
      'saving',
    ]);
    send({ type: 'cancel.requested' });
    expect([value(), context().media, context().formError]).toEqual([
      'chosen',
      chosenFilm,
      { kind: 'cancelled' },
    ]);
    send({ type: 'form.submitted' });
    hear({ type: 'upload.changed', progress: { phase: 'finalizing', sent: 6, total: 6 } });
    send({ type: 'cancel.requested' });
    expect(value()).toBe('saving');
  });

  it('keeps the file after a failed or cancelled upload', async () => {
    const { calls, send, value, context } = await startChosen();
    send({ type: 'form.submitted' });
    await calls.answer('mediaUpload', { kind: 'failed', error: httpError({ status: 503 }) });
    expect([value(), context().media, context().formError]).toEqual([
      'chosen',
      chosenFilm,
      httpError({ status: 503 }),
    ]);
    send({ type: 'form.submitted' });
    expect(context().formError).toBeNull();
    await calls.answer('mediaUpload', { kind: 'cancelled' });
    expect([value(), context().media]).toEqual(['chosen', chosenFilm]);
  });

  it('reuses its ticket for every try', async () => {
    const { hear, send, sent, value, context } = await startSaving();
    hear({ type: 'replacement.refused', error: replaceRefusals.busy });
    expect([value(), context().formError]).toEqual(['chosen', replaceRefusals.busy]);
    send({ type: 'form.submitted' });
    expect(context().formError).toBeNull();
    expect(sent.map(({ ticket }) => ticket)).toEqual(['ticket', 'ticket']);
  });

  it('reports an unknown outcome, and has arrived if its ticket is gone', async () => {
    const { hear, send, value } = await startSaving();
    hear({ type: 'replacement.refused', error: networkError });
    expect(value()).toBe('unsure');
    send({ type: 'retry.requested' });
    hear({ type: 'replacement.refused', error: replaceRefusals.gone });
    expect(value()).toBe('replaced');
  });

  it('uploads again if its unused ticket is gone', async () => {
    const { hear, send, value, context } = await startSaving();
    hear({ type: 'replacement.refused', error: replaceRefusals.gone });
    expect([value(), context().fieldError]).toEqual(['chosen', { sentence: 'Send it again.' }]);
    send({ type: 'form.submitted' });
    expect(value()).toBe('uploading');
  });

  it('accepts nothing once the competition has ended', async () => {
    const { hear, value } = await startSaving();
    hear({ type: 'replacement.refused', error: replaceRefusals.over });
    expect(value()).toBe('over');
  });
});
