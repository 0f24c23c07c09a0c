import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  catalogueTime,
  competitionOf,
  detailsOf,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { competitionDetailsFlow } from '../../../tests/flows/competitionDetails/competitionDetailsFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { competitionDetailsMachine } from './competitionDetailsMachine.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { refused } from '../worldEvents.ts';
import { networkError, messageError, unauthenticated } from '../../../domain/errors.ts';
import { refusal } from '../../../tests/flows/catalogueFailures.ts';

walkMachine(competitionDetailsFlow);

const details = detailsOf();
const now = catalogueTime;

async function open(shown = details) {
  const calls = new HeldCalls();
  const did: unknown[] = [];
  const machine = competitionDetailsMachine.provide({
    actors: {
      loadCompetition: calls.actor('loadCompetition'),
      followRegistration: fromCallback(({ input }) => void did.push(['follow', input])),
      watchDraft: fromCallback(({ input }) => void did.push(['watch', input])),
      findEntry: calls.actor('findEntry'),
    },
    actions: {
      enrol: ({ context }) => void did.push(['enrol', context.details?.id]),
      discardDraft: ({ context }) => void did.push(['discard', context.details?.id]),
    },
  });
  const brief = competitionOf();
  const actor = createActor(machine, { input: { brief, now } }).start();
  expect(actor.getSnapshot().context.brief).toEqual(brief);
  await calls.answer('loadCompetition', { details: shown, now });
  expect(did.splice(0)).toEqual([
    ['follow', { details: shown, now }],
    ['watch', shown],
  ]);
  const enrol = () => {
    actor.send({ type: 'enrol.requested' });
    return [actor.getSnapshot().value, did.splice(0)];
  };
  return { actor, calls, did, enrol };
}

const led = [{ ready: 'open' }, [['enrol', details.id]]];
const turnedAway = [{ ready: 'refused' }, []];

describe('enrolling', () => {
  it('opens the form while registration is open', async () => {
    const { enrol } = await open();
    expect(enrol()).toEqual(led);
  });

  it('opens the form if no end is announced', async () => {
    const { enrol } = await open(detailsOf({ reg_start: null, reg_end: null }));
    expect(enrol()).toEqual(led);
  });

  it('is refused exactly from its end, also on an open page', async () => {
    const { actor, enrol } = await open();
    const end = details.reg_end ?? 0;
    actor.send({ type: 'clock.ticked', now: end - 1 });
    expect(enrol()).toEqual(led);
    actor.send({ type: 'clock.ticked', now: end });
    expect(enrol()).toEqual(turnedAway);
    expect(enrol()).toEqual(turnedAway);
    actor.send({ type: 'notice.closed' });
    expect(actor.getSnapshot().value).toEqual({ ready: 'open' });
  });

  it('is refused before it opens', async () => {
    const { enrol } = await open(detailsOf({ reg_start: now + 1 }));
    expect(enrol()).toEqual(turnedAway);
  });
});

it('names the own entry once it is found', async () => {
  const { actor, calls } = await open();
  await calls.answer('findEntry', 'own-entry');
  expect(actor.getSnapshot().context.entry).toBe('own-entry');
});

describe('a draft', () => {
  const draft = { until: now + 1 };

  it('is shown while it is kept, and discarded only after a question', async () => {
    const { actor, did } = await open();
    const discard = () => {
      actor.send({ type: 'discard.requested' });
      return actor.getSnapshot().value;
    };
    expect(discard()).toEqual({ ready: 'open' });
    actor.send({ type: 'draft.changed', draft });
    expect(actor.getSnapshot().context.draft).toEqual(draft);
    expect(discard()).toEqual({ ready: 'discarding' });
    actor.send({ type: 'notice.closed' });
    expect([actor.getSnapshot().context.draft, did]).toEqual([draft, []]);
    discard();
    actor.send({ type: 'discard.confirmed' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.draft, did]).toEqual([
      { ready: 'open' },
      null,
      [['discard', details.id]],
    ]);
  });

  it('that another tab sent or discarded is not asked about any longer', async () => {
    const { actor } = await open();
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'discard.requested' });
    actor.send({ type: 'draft.changed', draft });
    expect(actor.getSnapshot().value).toEqual({ ready: 'discarding' });
    actor.send({ type: 'draft.changed', draft: null });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.draft]).toEqual([{ ready: 'open' }, null]);
  });
});

describe('a competition that does not load', () => {
  it('can be retried, and a request to log in can be dismissed', async () => {
    expect.hasAssertions();
    await follow(
      competitionDetailsFlow,
      [refused('loadCompetition', networkError), 'failed'],
      [{ type: 'retry.requested' }, 'loading'],
      [refused('loadCompetition', unauthenticated({ status: 401 })), 'unauthenticated'],
      [{ type: 'notice.closed' }, 'failed'],
    );
  });

  it("shows the server's message", async () => {
    const failure = refused('loadCompetition', messageError(refusal, { status: 503 }));
    const { context } = await follow(competitionDetailsFlow, [failure, 'failed']);
    expect(context).toMatchObject({ sentence: refusal });
  });
});
