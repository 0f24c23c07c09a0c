/** Outcomes of a person's authenticator apps, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { StaffFactors } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { FactorEnrolmentEvent } from './factorEnrolmentMachine.ts';

const heard = (event: FactorEnrolmentEvent): AnyEventObject => event;

export function factorEnrolmentOutcomes(
  { factors, secret, code }: { factors: StaffFactors; secret: string; code: string },
  failures: Readonly<Record<'load' | 'offer' | 'add' | 'remove', readonly AppError[]>>,
): AnyEventObject[] {
  const fails = (call: string, errors: readonly AppError[]) => errors.map((error) => refused(call, error));
  return [
    answered('loadFactors', factors),
    ...fails('loadFactors', failures.load),
    heard({ type: 'retry.requested' }),
    heard({ type: 'add.requested' }),
    answered('offerFactor', { authenticator: { secret } }),
    ...fails('offerFactor', failures.offer),
    heard({ type: 'field.changed', field: 'code', value: code }),
    heard({ type: 'form.submitted' }),
    heard({ type: 'add.cancelled' }),
    answered('addFactor', null),
    ...fails('addFactor', failures.add),
    elapsed('wait', 'factorEnrolment.proving.limited'),
    ...factors.authenticators.slice(0, 1).map(({ id }) => heard({ type: 'remove.requested', id })),
    heard({ type: 'remove.confirmed' }),
    heard({ type: 'remove.cancelled' }),
    answered('removeFactor', null),
    ...fails('removeFactor', failures.remove),
  ];
}
