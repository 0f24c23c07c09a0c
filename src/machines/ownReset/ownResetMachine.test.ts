import { expect, it } from 'vitest';
import { httpError, networkError } from '../../../domain/errors.ts';
import { ownResetFlow } from '../../../tests/flows/ownReset/ownResetFlow.ts';
import { follow } from '../../../tests/support/models/follow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { answered, refused } from '../worldEvents.ts';

walkMachine(ownResetFlow);

const stop = [{ type: 'stop.requested' }, 'stopping'] as const;

it('stops at once, without a question', async () => {
  const { context } = await follow(ownResetFlow, [...stop], [answered('stopReset', null), 'stopped']);
  expect(context).toEqual({ formError: null });
});

it('counts as stopped when it is not open any more', async () => {
  const gone = refused('stopReset', httpError({ status: 404 }));
  const { context } = await follow(ownResetFlow, [...stop], [gone, 'stopped']);
  expect(context).toEqual({ formError: null });
});

it('can be stopped again after a failure, which it names', async () => {
  const failed = [refused('stopReset', networkError), 'open'] as const;
  const { context } = await follow(ownResetFlow, [...stop], [...failed]);
  expect(context).toEqual({ formError: { word: 'network' } });
  const again = await follow(ownResetFlow, [...stop], [...failed], [...stop]);
  expect(again.context).toEqual({ formError: null });
});

it('ends the session on the page when it is over', async () => {
  const over = refused('stopReset', httpError({ status: 401 }));
  expect((await follow(ownResetFlow, [...stop], [over, 'signedOut'])).did).toEqual(['endSession']);
});
