/** Outcomes of taking an entry out of its vote, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { PublicReason } from '../../../domain/season/publicReason.ts';
import type { Asked, MemberRemoval, RemovalKind } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { MemberRemovalEvent, ReasonField } from './memberRemovalTypes.ts';

const heard = (event: MemberRemovalEvent): AnyEventObject => event;

export const memberRemovalOutcomes = (
  {
    facts,
    kinds,
    texts,
    asked,
  }: {
    facts: readonly MemberRemoval[];
    kinds: readonly RemovalKind[];
    texts: PublicReason;
    asked: readonly (Asked | null)[];
  },
  failures: { load: readonly AppError[]; ask: readonly AppError[] },
): AnyEventObject[] => [
  ...facts.map((each) => answered('loadFacts', each)),
  ...failures.load.map((failure) => refused('loadFacts', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  heard({ type: 'page.returned' }),
  ...kinds.map((kind) => heard({ type: 'kind.chosen', kind })),
  heard({ type: 'refunds.switched', refunds: true }),
  ...Object.entries(texts).map(([field, value]) =>
    heard({ type: 'field.changed', field: field as ReasonField, value }),
  ),
  heard({ type: 'form.submitted' }),
  ...asked.map((each) => answered('ask', each)),
  ...failures.ask.map((failure) => refused('ask', failure)),
];
