/** The flow that says where the link of a registration went, and corrects a wrong number. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { signupContactMachine } from '../../../src/machines/signupContact/signupContactMachine.ts';
import { signupContactOutcomes } from '../../../src/machines/signupContact/signupContactOutcomes.ts';
import type { SignupContactContext } from '../../../src/machines/signupContact/signupContactTypes.ts';
import { correctionRefusals, sentSignup } from '../../support/entries/registrationFacts.ts';
import type { Flow } from '../flow.ts';
import { signupContactWords } from './signupContactWords.ts';

/** Whether the page offers an event: the same text typed again changes nothing. */
const offered = ({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  event.type !== 'field.changed' || (context as SignupContactContext).values.phone_number !== event['value'];

export const signupContactFlow: Flow = {
  name: 'signupContact',
  ...signupContactWords,
  machine: signupContactMachine,
  input: sentSignup,
  walks: [{ events: signupContactOutcomes(['', '91234507'], Object.values(correctionRefusals)) }],
  offered,
  replayedBy: 'src/pages/candidate/RegisterPage/SentLink.paths.test.tsx',
  calls: ['correctContact'],
  effects: [],
};
