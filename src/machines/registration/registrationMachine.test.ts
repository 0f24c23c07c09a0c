import { registrationFlow } from '../../../tests/flows/registration/registrationFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';

walkMachine(registrationFlow);
