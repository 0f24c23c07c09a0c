/** The flow of asking a second person for an act on a vote that has begun. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { askedActMachine, mayAskNow } from '../../../src/machines/askedAct/askedActMachine.ts';
import { askedActOutcomes } from '../../../src/machines/askedAct/askedActOutcomes.ts';
import type { AskedActContext } from '../../../src/machines/askedAct/askedActTypes.ts';
import { askedExtension, askTexts, openFacts, waitingFacts } from '../../support/approvals/askedActFacts.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { askedActWords } from './askedActWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
const signedOut = httpError({ status: 401 });

/** Whether the panel offers an event: it has its form while something can be asked for, and its fields change by typing. */
function onPanel({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { facts, texts } = context as AskedActContext;
  const hasForm = value !== 'failed' && mayAskNow({ facts });
  if (event.type === 'form.submitted') return value === 'ready' && hasForm;
  if (event.type === 'page.returned') return value !== 'asking';
  if (event.type !== 'field.changed') return true;
  return value === 'ready' && hasForm && texts[event['field'] as keyof typeof texts] !== event['value'];
}

export const askedActFlow: Flow = {
  name: 'askedAct',
  ...askedActWords,
  machine: askedActMachine,
  walks: [
    {
      events: askedActOutcomes(
        { facts: [openFacts, waitingFacts], texts: askTexts, asked: askedExtension },
        {
          load: [signedOut, networkError],
          ask: [
            signedOut,
            refusal('step_up_needed', 403),
            refusal('window_not_open', 409),
            refusal('unprocessable', 422),
            networkError,
          ],
        },
      ),
    },
  ],
  offered: onPanel,
  unoffered: ['askedAct.ready on form.submitted: no guard holds'],
  replayedBy: 'src/pages/staff/askPanel.paths.test.tsx',
  calls: ['loadFacts', 'ask'],
  effects: ['endSession'],
};
