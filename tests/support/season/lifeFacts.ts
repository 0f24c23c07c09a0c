/** What may become of invented events and competitions, and machines whose calls are answered at once. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { lifeActs, type LifeAct } from '../../../domain/season/seasonLife.ts';
import { seasonLifeMachine } from '../../../src/machines/seasonLife/seasonLifeMachine.ts';
import type { Acted, Life, Stop } from '../../../src/machines/seasonLife/seasonLifeTypes.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

const holds = { competitions: 0, rounds: 2, groups: 5, entries: 214, paid_fees: 12 };

/** A life in a state, with the acts that it offers. @param stops by act */
export const lifeIn = (
  state: NonNullable<Life['state']>,
  stops: Partial<Record<LifeAct, readonly Stop[]>> = {},
): Life => ({
  version: 7,
  state,
  holds,
  acts: (Object.keys(lifeActs) as LifeAct[])
    .filter((act) => lifeActs[act].from === state)
    .map((act) => ({ act, stops: stops[act] ?? [] })),
});

export const draftLife: Life = { ...lifeIn('draft'), holds: { ...holds, entries: 0, paid_fees: 0 } };
export const publishedLife = lifeIn('published');
export const votedLife = lifeIn('published', { close: ['settling', 'orders'], cancel: ['votes', 'orders'] });
/** Of an event: a competition is still published. */
export const eventLife = lifeIn('published', {
  close: ['competitions_public'],
  cancel: ['competitions_public', 'competitions_held'],
});
export const closedLife = lifeIn('closed');

/** The life of a round or a group: it can only be deleted. */
export const roundLife = (stops: readonly Stop[] = []): Life => ({
  version: 3,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 2, entries: 0, paid_fees: 0 },
  acts: [{ act: 'delete', stops }],
});

export const stillLife = (loaded?: Life | AppError, acted?: Acted | AppError) =>
  seasonLifeMachine.provide({
    actors: {
      loadLife: fromPromise(() => stagedAnswer<Life>(loaded)),
      act: fromPromise(() => stagedAnswer<Acted>(acted)),
    },
    actions: { endSession: () => {} },
  });
