import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import type { RegistrationEvent } from '../../../machines/registration/registrationTypes.ts';

/** A registration under way, as the parts of its page need it. */
export type RegisterActor = {
  snapshot: SnapshotFrom<typeof registrationMachine>;
  send: (event: RegistrationEvent) => void;
};
