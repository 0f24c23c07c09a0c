/** What the pages of accounts offer, and how their calls are refused. */
import { type AppError, fieldErrors, messageError } from '../../domain/errors.ts';
import type { ModelEvent, ModelOptions } from '../support/models/model.ts';

export const refusal = (code: string, status = 422): AppError =>
  messageError('The choir is asleep.', { status, code });
export const wrong = (field: string): AppError => fieldErrors({ [field]: ['Look again.'] }, { status: 422 });

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/**
 * Whether a page of an account offers an event: a field's own value again changes nothing, and a control that
 * is not there cannot be pressed.
 */
export function onAccountPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { values, civil_id, avatar: chosen, devices: listed } = context as Record<string, unknown>;
  switch (event.type) {
    case 'field.changed': {
      const held = (values ?? { civil_id }) as Record<string, string>;
      return held[(event['field'] as string | undefined) ?? 'civil_id'] !== event['value'];
    }
    case 'avatar.removed':
      return chosen !== null;
    case 'revoke.requested':
      return (listed as readonly { id: string }[]).some(({ id }) => id === event['id']);
    default:
      return true;
  }
}
