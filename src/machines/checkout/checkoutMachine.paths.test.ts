import { checkoutFlow } from '../../../tests/flows/checkout/checkoutFlow.ts';
import { walkMachine } from '../../../tests/support/walkMachine.ts';

walkMachine(checkoutFlow);
