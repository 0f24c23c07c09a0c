import { checkoutFlow } from '../../../tests/flows/checkout/checkoutFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';

walkMachine(checkoutFlow);
