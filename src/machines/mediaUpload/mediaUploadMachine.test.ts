import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { UPLOAD_SILENCE_MS } from '../../../domain/delays.ts';
import { type AppError, httpError, networkError, timeoutError } from '../../../domain/errors.ts';
import { mediaUploadFlow } from '../../../tests/flows/mediaUpload/mediaUploadFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { mediaUploadMachine } from './mediaUploadMachine.ts';
import { pauseBefore } from './mediaUploadTries.ts';
import type { MediaToUpload, MediaUploadEvent, SendMediaInput, UploadProgress } from './mediaUploadTypes.ts';

const gone = httpError({ status: 410 });
const busy = httpError({ status: 503 });

walkMachine(mediaUploadFlow);

const file = new File([new Uint8Array(1_000)], 'song.mp4', { type: 'video/mp4' });
const input: MediaToUpload = {
  file,
  competition: 'chant',
  entry: null,
  form: 'c0ffee00-0000-4000-8000-000000000001',
};
const address = 'https://sawt.example/api/uploads/abc';

function startUpload() {
  const clock = new SimulatedClock();
  const began: (string | null)[] = [];
  const progress: UploadProgress[] = [];
  const discarded: (string | null)[] = [];
  let say: (event: AnyEventObject) => void = () => {};
  const upload = mediaUploadMachine.provide({
    actors: {
      sendMedia: fromCallback<AnyEventObject, SendMediaInput>((scope) => {
        began.push(scope.input.address);
        say = scope.sendBack;
        return () => {
          say = () => {
            throw new Error('nothing is being sent');
          };
        };
      }),
      watchNetwork: fromCallback(() => {}),
    },
    actions: { discard: ({ context }) => void discarded.push(context.address) },
    delays: { pause: ({ context }) => pauseBefore(context, 0.5) },
  });
  let answer: unknown;
  const form = setup({ actors: { upload } }).createMachine({
    invoke: {
      id: 'upload',
      src: 'upload',
      input,
      onDone: { actions: ({ event }) => void (answer = event.output) },
    },
    on: {
      'upload.changed': { actions: ({ event }) => void progress.push(event['progress'] as UploadProgress) },
    },
  });
  const actor = createActor(form, { clock }).start();
  const child = actor.getSnapshot().children['upload']!;
  return {
    began,
    progress,
    discarded,
    clock,
    hear: (...events: MediaUploadEvent[]) => events.forEach((event) => say(event)),
    send: (event: MediaUploadEvent) => child.send(event),
    answer: () => answer,
    breaks: (error: AppError) => say({ type: 'upload.broke', error }),
  };
}

const phases = (progress: readonly UploadProgress[]) => progress.map(({ phase, sent }) => `${phase} ${sent}`);

describe('an upload', () => {
  it('reports its progress and ends with a ticket', () => {
    const { progress, hear, answer } = startUpload();
    hear(
      { type: 'address.known', address },
      { type: 'bytes.sent', sent: 0, total: 1_000 },
      { type: 'bytes.sent', sent: 400, total: 1_000 },
      { type: 'bytes.sent', sent: 1_000, total: 1_000 },
      { type: 'upload.completed', ticket: 'abc' },
    );
    expect([phases(progress), answer()]).toEqual([
      ['preparing 0', 'uploading 0', 'uploading 400', 'finalizing 1000'],
      { kind: 'uploaded', ticket: 'abc' },
    ]);
  });

  it('pauses when cut, and resumes at the same address when the network returns', () => {
    const { began, progress, hear, send, breaks } = startUpload();
    hear({ type: 'address.known', address }, { type: 'bytes.sent', sent: 600, total: 1_000 });
    breaks(networkError);
    send({ type: 'network.returned' });
    expect([began, progress.slice(1)]).toEqual([
      [null, address],
      [
        { phase: 'uploading', sent: 600, total: 1_000 },
        { phase: 'paused', sent: 600, total: 1_000 },
      ],
    ]);
  });

  it('stays paused through every failed try, until bytes move again', () => {
    const { began, breaks, clock, hear, progress, send } = startUpload();
    hear({ type: 'address.known', address }, { type: 'bytes.sent', sent: 600, total: 1_000 });
    send({ type: 'network.lost' });
    for (let time = 1; time <= 3; time += 1) {
      clock.increment(15_000);
      breaks(networkError);
    }
    clock.increment(15_000);
    expect([began.length, new Set(phases(progress.slice(2)))]).toEqual([5, new Set(['paused 600'])]);
    hear({ type: 'bytes.sent', sent: 700, total: 1_000 });
    expect(phases(progress).at(-1)).toBe('uploading 700');
  });

  it('waits for the network once that is lost, whatever it waited for', () => {
    const { breaks, progress, send } = startUpload();
    breaks(busy);
    send({ type: 'network.lost' });
    expect(progress.slice(1).map(({ waitsFor }) => waitsFor)).toEqual(['server', undefined]);
  });

  it('is finalizing as soon as nothing is left to send, also when it resumes complete', () => {
    const { hear, progress, breaks, clock } = startUpload();
    breaks(networkError);
    clock.increment(500);
    hear({ type: 'bytes.sent', sent: 1_000, total: 1_000 });
    expect(phases(progress)).toEqual(['preparing 0', 'paused 0', 'finalizing 1000']);
  });

  it('retries with growing pauses of at most 15 seconds, without limit', () => {
    const { began, breaks, clock } = startUpload();
    const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000];
    for (const [index, wait] of waits.entries()) {
      breaks(networkError);
      clock.increment(wait - 1);
      expect(began).toHaveLength(index + 1);
      clock.increment(1);
      expect(began).toHaveLength(index + 2);
    }
  });

  it('resets its pause once the server has accepted bytes', () => {
    const { began, breaks, clock, hear } = startUpload();
    breaks(networkError);
    clock.increment(500);
    hear({ type: 'bytes.sent', sent: 400, total: 1_000 }, { type: 'bytes.taken' });
    breaks(networkError);
    clock.increment(500);
    expect(began).toHaveLength(3);
  });

  it('counts as cut after 30 seconds of silence in every phase', () => {
    const { began, clock, hear, progress } = startUpload();
    clock.increment(UPLOAD_SILENCE_MS - 1);
    hear({ type: 'bytes.sent', sent: 400, total: 1_000 });
    clock.increment(UPLOAD_SILENCE_MS - 1);
    hear({ type: 'bytes.sent', sent: 1_000, total: 1_000 });
    clock.increment(UPLOAD_SILENCE_MS - 1);
    expect(began).toHaveLength(1);
    clock.increment(1);
    expect(phases(progress).at(-1)).toBe('paused 1000');
    clock.increment(500);
    expect(began).toHaveLength(2);
  });

  it('pauses at once when the browser reports a lost network', () => {
    const { progress, send, hear } = startUpload();
    hear({ type: 'bytes.sent', sent: 400, total: 1_000 });
    send({ type: 'network.lost' });
    expect(phases(progress).at(-1)).toBe('paused 400');
    expect(() => hear({ type: 'bytes.taken' })).toThrow('nothing is being sent');
  });

  it('starts again if the server no longer knows it', () => {
    const { began, breaks, clock, hear } = startUpload();
    hear({ type: 'address.known', address });
    breaks(gone);
    clock.increment(500);
    expect(began).toEqual([null, null]);
  });

  it('waits for a busy server and fails after five tries', () => {
    const { answer, breaks, clock, progress } = startUpload();
    for (let time = 1; time <= 5; time += 1) {
      breaks(busy);
      expect(progress.at(-1)).toEqual({ phase: 'paused', sent: 0, total: 1_000, waitsFor: 'server' });
      clock.increment(15_000);
    }
    breaks(busy);
    expect(answer()).toEqual({ kind: 'failed', error: busy });
  });

  it.each([
    ['a moment', 20_000, undefined],
    ['an hour', 3_600_000, 'failed'],
  ])('that must wait for %s', (_, retryAfterMs, kind) => {
    const { answer, began, breaks, clock } = startUpload();
    const error = httpError({ status: 429, retryAfterMs });
    breaks(error);
    clock.increment(retryAfterMs - 1);
    expect(began).toHaveLength(1);
    expect(answer()).toEqual(kind && { kind, error });
  });

  it.each([403, 404, 413, 415])('is not retried after a refusal with %i at the start', (status) => {
    const { answer, breaks } = startUpload();
    const error = httpError({ status });
    breaks(error);
    expect(answer()).toEqual({ kind: 'failed', error });
  });

  it('is deleted on the server when cancelled, also while paused', () => {
    const { answer, breaks, discarded, hear, send } = startUpload();
    hear({ type: 'address.known', address });
    breaks(timeoutError);
    send({ type: 'cancel.requested' });
    expect([discarded, answer()]).toEqual([[address], { kind: 'cancelled' }]);
  });

  it('cannot be cancelled once all bytes are sent', () => {
    const { answer, hear, send } = startUpload();
    hear({ type: 'bytes.sent', sent: 10, total: 1_000 }, { type: 'bytes.sent', sent: 1_000, total: 1_000 });
    send({ type: 'cancel.requested' });
    hear({ type: 'upload.completed', ticket: 'abc' });
    expect(answer()).toEqual({ kind: 'uploaded', ticket: 'abc' });
  });
});
