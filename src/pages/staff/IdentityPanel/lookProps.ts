import type { ActorRefFrom } from 'xstate';
import type { IdentityField } from '../../../machines/identityReveal/identityRevealTypes.ts';
import type {
  identityRevealMachine,
  IdentityRevealSnapshot,
} from '../../../machines/identityReveal/identityRevealMachine.ts';

/** A look, and what tells it of the person's acts. */
export type LookProps = {
  snapshot: IdentityRevealSnapshot;
  send: ActorRefFrom<typeof identityRevealMachine>['send'];
};

/** The id of a field on the page, which has other forms, too. */
export const idOf = (field: IdentityField) => `look-${field}`;

/** Errors by the id of their field. */
export const byId = <FieldError>(fieldErrors: Partial<Record<IdentityField, FieldError>>) =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, error]) => [idOf(field as IdentityField), error]),
  );
