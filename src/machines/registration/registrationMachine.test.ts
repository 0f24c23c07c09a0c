import { registrationFlow } from '../../../tests/flows/registration/registrationFlow.ts';
import { walkMachine } from '../../../tests/support/walkMachine.ts';

walkMachine(registrationFlow);
