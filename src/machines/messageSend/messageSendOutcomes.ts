/** Outcomes of writing a message to candidates, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { MessageSample, NamedCompetition } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { MessageSendEvent, Previewed } from './messageSendTypes.ts';

const heard = (event: MessageSendEvent): AnyEventObject => event;

export const messageSendOutcomes = (
  {
    competitions,
    typed,
    filters,
    previews,
    samples,
  }: {
    competitions: readonly NamedCompetition[];
    typed: readonly (readonly [field: string, value: string])[];
    filters: readonly EntryFilters[];
    previews: readonly Previewed[];
    samples: readonly (MessageSample | null)[];
  },
  failures: Record<'load' | 'preview' | 'step' | 'send', readonly AppError[]>,
): AnyEventObject[] => [
  answered('loadCompetitions', competitions),
  ...failures.load.map((failure) => refused('loadCompetitions', failure)),
  heard({ type: 'retry.requested' }),
  ...typed.map(([field, value]) => heard({ type: 'field.changed', field, value })),
  ...filters.map((each) => heard({ type: 'filters.changed', filters: each })),
  heard({ type: 'form.submitted' }),
  ...previews.map((each) => answered('preview', each)),
  ...failures.preview.map((failure) => refused('preview', failure)),
  heard({ type: 'another.requested' }),
  ...samples.map((each) => answered('step', each)),
  ...failures.step.map((failure) => refused('step', failure)),
  heard({ type: 'send.requested' }),
  answered('send', null),
  ...failures.send.map((failure) => refused('send', failure)),
];
