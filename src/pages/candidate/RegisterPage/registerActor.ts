import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import type { RegistrationEvent } from '../../../machines/registration/registrationTypes.ts';

/** The registration's actor, as the parts of the page use it. */
export type RegisterActor = {
  snapshot: SnapshotFrom<typeof registrationMachine>;
  send: (event: RegistrationEvent) => void;
};
