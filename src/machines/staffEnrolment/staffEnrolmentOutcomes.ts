/** Outcomes of a link of staff and its steps, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { EnrolmentField, EnrolmentLink } from './enrolmentForm.ts';
import type { StaffEnrolmentEvent } from './staffEnrolmentMachine.ts';

const heard = (event: StaffEnrolmentEvent): AnyEventObject => event;

export function staffEnrolmentOutcomes(
  link: EnrolmentLink,
  values: Partial<Record<EnrolmentField, string>>,
  codes: readonly string[],
): AnyEventObject[] {
  return [
    answered('checkLink', link),
    ...Object.entries(values).map(([field, value]) =>
      heard({ type: 'field.changed', field: field as EnrolmentField, value }),
    ),
    heard({ type: 'form.submitted' }),
    answered('enrol', codes),
  ];
}

/** What else can happen to a new person. */
export const staffEnrolmentFailures = (
  ofLink: readonly AppError[],
  ofEnrolment: readonly AppError[],
): AnyEventObject[] => [
  ...ofLink.map((failure) => refused('checkLink', failure)),
  ...ofEnrolment.map((failure) => refused('enrol', failure)),
  elapsed('wait', 'staffEnrolment.proving.limited'),
  heard({ type: 'back.requested' }),
  heard({ type: 'saved.changed', isSaved: true }),
  heard({ type: 'print.requested' }),
  heard({ type: 'retry.requested' }),
  heard({ type: 'link.opened' }),
];
