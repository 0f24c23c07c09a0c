import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type AppError, httpError, networkError } from '../../../domain/errors.ts';
import {
  deletedRecording,
  fullDesk,
  hudasReplacement,
  munasEntry,
  nothingWaits,
  salimsEntry,
  screened,
} from '../../../tests/support/screening/screeningFacts.ts';
import { screeningQueueMachine } from './screeningQueueMachine.ts';
import type { Screened, ScreeningAnswer, ScreeningCall, ScreeningQueueEvent } from './screeningQueueTypes.ts';

const [reason] = fullDesk.reasons;

type World = { opened?: Screened | AppError; answer?: ScreeningAnswer | AppError };

/** A desk in the given world. `calls`: what was sent; `kept`: the entries whose claims are renewed. */
async function open({ opened = screened, answer = { ...screened, refusal: null } }: World = {}) {
  const calls: ScreeningCall[] = [];
  let kept: string[] = [];
  let ended = 0;
  const say = <Data extends object>(data: Data | AppError) =>
    'kind' in data ? Promise.reject(data) : Promise.resolve(data);
  const machine = screeningQueueMachine.provide({
    actors: {
      openDesk: fromPromise(() => say(opened)),
      send: fromPromise<ScreeningAnswer, ScreeningCall>(({ input }) => {
        calls.push(input);
        return say(answer);
      }),
      keepClaims: fromCallback<AnyEventObject, { entries: string[] }>(({ input }) => {
        kept = input.entries;
        return () => {
          kept = [];
        };
      }),
    },
    actions: { endSession: () => (ended += 1) },
  });
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  const act = async (...events: ScreeningQueueEvent[]) => {
    for (const event of events) actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.matches('sending') && !snapshot.matches('loading'));
    return actor.getSnapshot();
  };
  return { actor, act, calls, kept: () => kept, ended: () => ended };
}

describe('the queue of screeners', () => {
  it('keeps the entry on the desk and the next one for its screener', async () => {
    const { actor, kept } = await open();
    expect(actor.getSnapshot().value).toEqual({ open: 'deciding' });
    expect(kept()).toEqual([munasEntry.entry.id, salimsEntry.entry.id]);
  });

  it('puts the next entry on the desk while a decision is being sent', async () => {
    const { actor, calls } = await open();
    actor.send({ type: 'approve.requested' });
    const { context, value } = actor.getSnapshot();
    expect([value, context.item, context.next]).toEqual(['sending', salimsEntry, null]);
    expect(calls).toEqual([
      {
        work: { kind: 'decide', item: munasEntry, decision: 'approve', reason: null },
        item: salimsEntry,
        next: null,
        competition: null,
      },
    ]);
  });

  it('rejects only with a reason', async () => {
    const { act, calls } = await open();
    expect((await act({ type: 'reject.requested' })).value).toEqual({ open: 'rejecting' });
    expect((await act({ type: 'cancelled' })).value).toEqual({ open: 'deciding' });
    await act({ type: 'reject.requested' }, { type: 'reason.chosen', reason: reason! });
    expect(calls.map(({ work }) => work)).toEqual([
      { kind: 'decide', item: munasEntry, decision: 'reject', reason },
    ]);
  });

  it('decides nothing about a recording that was deleted', async () => {
    const { act, calls } = await open({ opened: { ...screened, item: deletedRecording } });
    const { value } = await act({ type: 'approve.requested' }, { type: 'reject.requested' });
    expect([value, calls]).toEqual([{ open: 'deciding' }, []]);
  });

  it('goes back to the entry that was skipped last', async () => {
    const { act, calls } = await open();
    expect((await act({ type: 'previous.requested' })).context.work).toBeNull();
    await act({ type: 'next.requested' });
    const { context } = await act({ type: 'previous.requested' });
    expect(calls.map(({ work }) => work)).toEqual([
      { kind: 'skip', item: munasEntry },
      { kind: 'take', entry: munasEntry.entry.id, isHeld: false },
    ]);
    expect(context.skipped).toEqual([]);
  });

  it.each([
    [{ type: 'hold.requested' }, { kind: 'hold', item: munasEntry }],
    [
      { type: 'note.submitted', text: 'again' },
      { kind: 'note', item: munasEntry, text: 'again' },
    ],
    [
      { type: 'held.chosen', entry: 'salma' },
      { kind: 'take', entry: 'salma', isHeld: true },
    ],
    [
      { type: 'undo.requested', entry: 'e', decision: 'd' },
      { kind: 'undo', entry: 'e', decision: 'd' },
    ],
  ] as const)('sends %o', async (event, work) => {
    const { act, calls } = await open();
    await act(event);
    expect(calls.map((call) => call.work)).toEqual([work]);
  });

  it('says why the server did nothing, and goes on with what it answered', async () => {
    const answer = { desk: fullDesk, item: hudasReplacement, next: null, refusal: 'Decided meanwhile.' };
    const { act } = await open({ answer });
    const { value, context } = await act({ type: 'approve.requested' });
    expect([value, context.refusal, context.item]).toEqual([
      { open: 'deciding' },
      'Decided meanwhile.',
      hudasReplacement,
    ]);
  });

  it('rests where nothing waits, and can still undo', async () => {
    const { actor, act, calls, kept } = await open({ opened: nothingWaits });
    expect([actor.getSnapshot().value, kept()]).toEqual(['empty', []]);
    await act({ type: 'undo.requested', entry: 'e', decision: 'd' });
    expect(calls.map(({ work }) => work.kind)).toEqual(['undo']);
  });

  it('does not know whether a decision was made whose answer was lost, and loads anew', async () => {
    const { act } = await open({ answer: networkError });
    expect((await act({ type: 'approve.requested' })).value).toBe('unsure');
    expect((await act({ type: 'retry.requested' })).value).toEqual({ open: 'deciding' });
  });

  it('takes the entry with new links where a recording no longer loads, and keeps its dialog open', async () => {
    const { act } = await open();
    const item = { ...munasEntry, recording: { ...munasEntry.recording!, file_url: '/media/renewed.mp4' } };
    const { value, context } = await act(
      { type: 'reject.requested' },
      { type: 'link.expired' },
      { type: 'item.renewed', item },
    );
    expect([value, context.item]).toEqual([{ open: 'rejecting' }, item]);
  });

  it('loads anew once another screener has the entry', async () => {
    const { act } = await open();
    expect((await act({ type: 'claim.lost' })).value).toEqual({ open: 'deciding' });
  });

  it('ends with the session', async () => {
    const { actor, ended } = await open({ opened: httpError({ status: 401 }) });
    expect([actor.getSnapshot().value, ended()]).toEqual(['signedOut', 1]);
  });
});
