/** Outcomes of acts on a candidate's account, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { ActTexts } from '../../../domain/staff/candidateActs.ts';
import type { Asked, CandidateActKind, CandidateActs } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { CandidateActsEvent } from './candidateActsTypes.ts';

const heard = (event: CandidateActsEvent): AnyEventObject => event;

export const candidateActsOutcomes = (
  {
    facts,
    kinds,
    texts,
    asked,
    savedAs,
  }: {
    facts: readonly CandidateActs[];
    kinds: readonly CandidateActKind[];
    texts: readonly Partial<ActTexts>[];
    asked: Asked;
    savedAs: string;
  },
  failures: { load: readonly AppError[]; ask: readonly AppError[]; save: readonly AppError[] },
): AnyEventObject[] => [
  ...facts.map((each) => answered('loadFacts', each)),
  ...failures.load.map((failure) => refused('loadFacts', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'page.returned' }),
  ...kinds.map((kind) => heard({ type: 'kind.chosen', kind })),
  ...texts.map((each) => heard({ type: 'texts.changed', texts: each })),
  heard({ type: 'form.submitted' }),
  answered('ask', asked),
  ...failures.ask.map((failure) => refused('ask', failure)),
  heard({ type: 'save.requested' }),
  heard({ type: 'save.cancelled' }),
  answered('saveData', savedAs),
  ...failures.save.map((failure) => refused('saveData', failure)),
];
