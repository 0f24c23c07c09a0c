/** The flow of writing a message to candidates. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { areSameFilters, type Filters } from '../../../domain/staff/filters.ts';
import { messageSendMachine } from '../../../src/machines/messageSend/messageSendMachine.ts';
import { messageSendOutcomes } from '../../../src/machines/messageSend/messageSendOutcomes.ts';
import type { MessageSendContext } from '../../../src/machines/messageSend/messageSendTypes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { letterCompetitions, messageSamples, previews, written } from '../../support/messages/sentFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { messageSendWords } from './messageSendWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** A control that holds a choice already does not change to it, and a message to nobody has no button. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { texts, filters, sample, preview } = context as MessageSendContext;
  if (event.type === 'field.changed') return texts[event['field'] as string] !== event['value'];
  if (event.type === 'filters.changed') return !areSameFilters(event['filters'] as Filters, filters);
  if (event.type === 'another.requested') return sample !== null;
  return event.type !== 'send.requested' || (preview !== null && preview.recipients > 0);
}

const signedOut = httpError({ status: 401 });

export const messageSendFlow: Flow = {
  name: 'messageSend',
  ...messageSendWords,
  machine: messageSendMachine,
  input: written,
  walks: [
    {
      events: messageSendOutcomes(
        {
          competitions: letterCompetitions,
          typed: [
            ['kind', 'news'],
            ['kind', 'service'],
          ],
          filters: [{ ...written.filters, status: 'rejected' }],
          previews: [previews.seen, previews.nobody],
          samples: [messageSamples.second, null],
        },
        {
          load: [signedOut, networkError],
          preview: [signedOut, wrong('mail_en'), networkError],
          step: [signedOut, networkError],
          send: [
            signedOut,
            refusal('step_up_needed', 403),
            wrong('name'),
            refusal('changed_meanwhile', 409),
            networkError,
            refusal('no_recipients', 409),
          ],
        },
      ),
    },
  ],
  offered: onPage,
  unoffered: [
    'messageSend.previewed on another.requested: no guard holds',
    'messageSend.previewed on send.requested: no guard holds',
  ],
  replayedBy: 'src/pages/staff/messages.paths.test.tsx',
  calls: ['loadCompetitions', 'preview', 'step', 'send'],
  effects: ['open', 'endSession'],
};
