/** What the pages of staff offer. */
import {
  detailFields,
  type EnrolmentLink,
  hasPassword,
} from '../../src/machines/staffEnrolment/enrolmentForm.ts';
import type { ApprovalContext } from '../../src/machines/approval/approvalMachine.ts';
import { areSameFilters, type Filters } from '../../domain/staff/filters.ts';
import type { StepUpContext } from '../../src/machines/stepUp/stepUpMachine.ts';
import type { CommandPaletteContext } from '../../src/machines/commandPalette/commandPaletteMachine.ts';
import type { RoleCompetitionsContext } from '../../src/machines/roleCompetitions/roleCompetitionsMachine.ts';
import type { ModelEvent, ModelOptions } from '../support/models/model.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];
type Offering = { values: Record<string, string>; codeKind?: string; link?: EnrolmentLink | null };

/** Whether the page of the sign-in offers an event: what a field or choice holds already, changes nothing. */
export function onSignInPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { values, codeKind } = context as Offering;
  if (event.type === 'field.changed') return values[event['field'] as string] !== event['value'];
  return event.type !== 'codeKind.chosen' || codeKind !== event['kind'];
}

/** Whether a step of an enrolment offers an event: each has its own fields, and a person with a password has no details. */
export function onEnrolmentPage({ context, value }: Snapshot, event: ModelEvent): boolean {
  const { values, link = null } = context as Offering;
  const isShort = hasPassword(link);
  if (event.type === 'back.requested') return !isShort;
  if (event.type !== 'field.changed') return true;
  const ofProof = isShort ? ['password', 'code'] : ['code'];
  const fields: readonly string[] = value === 'describing' ? detailFields(link) : ofProof;
  const field = event['field'] as string;
  return fields.includes(field) && values[field] !== event['value'];
}

/** Whether a choice of competitions is another one than before. */
export const onCompetitionChoice = ({ context }: Snapshot, event: ModelEvent): boolean =>
  event.type !== 'competitions.changed' ||
  String(event['competitions']) !== String((context as RoleCompetitionsContext).competitions);

/** Whether the form of an invitation offers an event: only some roles can be limited to competitions. */
export function onInviteForm({ context }: Snapshot, event: ModelEvent): boolean {
  const { values } = context as Offering;
  if (event.type === 'competitions.changed')
    return values['role'] === 'judge' && String(event['competitions']) !== String(values['competitions']);
  return event.type !== 'field.changed' || values[event['field'] as string] !== event['value'];
}

/** Whether the dialog of a step-up offers an event: a passkey only to a person who has one. */
export function onStepUp(snapshot: Snapshot, event: ModelEvent): boolean {
  const { hasPasskey } = snapshot.context as StepUpContext;
  return event.type === 'passkey.chosen' ? hasPasskey : onInviteForm(snapshot, event);
}

/** Whether the page of the approvals offers an event: only a list has acts to decide, and a link is there or not. */
export function onApprovalsPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { list, given } = context as ApprovalContext;
  if (event.type === 'link.kept') return given !== null;
  return event.type !== 'decision.requested' || list !== null;
}

/** Whether a list offers an event: there may be no more, and a filter may be chosen already. */
export function onListPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { next, filters } = context as { next: string | null; filters: Filters };
  if (event.type === 'more.requested') return next !== null;
  return event.type !== 'filters.changed' || !areSameFilters(event['filters'] as Filters, filters);
}

/** Whether the command palette offers an event: a field that holds a text already does not change to it. */
export function onPalette({ context }: Snapshot, event: ModelEvent): boolean {
  return event.type !== 'text.changed' || (context as CommandPaletteContext).text !== event['text'];
}
