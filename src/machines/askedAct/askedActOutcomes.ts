/** Outcomes of asking a second person, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { AskTexts } from '../../../domain/season/askForm.ts';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { AskedActEvent, AskFacts } from './askedActTypes.ts';

const heard = (event: AskedActEvent): AnyEventObject => event;

export const askedActOutcomes = (
  { facts, texts, asked }: { facts: readonly AskFacts[]; texts: AskTexts; asked: Asked },
  failures: { load: readonly AppError[]; ask: readonly AppError[] },
): AnyEventObject[] => [
  ...facts.map((each) => answered('loadFacts', each)),
  ...failures.load.map((failure) => refused('loadFacts', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'page.returned' }),
  ...Object.entries(texts).map(([field, value]) =>
    heard({ type: 'field.changed', field: field as keyof AskTexts, value }),
  ),
  heard({ type: 'form.submitted' }),
  answered('ask', asked),
  ...failures.ask.map((failure) => refused('ask', failure)),
];
