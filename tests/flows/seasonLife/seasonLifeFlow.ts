/** The flow of closing, cancelling and deleting. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { seasonLifeMachine } from '../../../src/machines/seasonLife/seasonLifeMachine.ts';
import { seasonLifeOutcomes } from '../../../src/machines/seasonLife/seasonLifeOutcomes.ts';
import type { SeasonLifeContext } from '../../../src/machines/seasonLife/seasonLifeTypes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { closedLife, publishedLife, votedLife } from '../../support/season/lifeFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { seasonLifeWords } from './seasonLifeWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const [signedOut, gone] = [httpError({ status: 401 }), httpError({ status: 404 })];

/** Whether the panel offers an event: while something stands in the way, its button says so and does nothing. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { life } = context as SeasonLifeContext;
  if (event.type !== 'act.requested') return true;
  return value === 'ready' && life!.acts.some(({ act, stops }) => act === event['act'] && stops.length === 0);
}

export const seasonLifeFlow: Flow = {
  name: 'seasonLife',
  ...seasonLifeWords,
  machine: seasonLifeMachine,
  walks: [
    {
      events: seasonLifeOutcomes(
        {
          lives: [publishedLife, votedLife],
          acts: ['close'],
          acted: [{ done: closedLife }, { present: votedLife }, 'deleted'],
        },
        {
          load: [signedOut, gone, networkError],
          act: [signedOut, refusal('step_up_needed', 403), gone, httpError({ status: 403 }), networkError],
        },
      ),
    },
  ],
  offered: onPanel,
  unoffered: ['seasonLife.ready on act.requested: no guard holds'],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['loadLife', 'act'],
  effects: ['endSession'],
};
