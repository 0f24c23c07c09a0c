import type { OrderPayment } from '../../../domain/contract.ts';
import { requiredWith } from '../../platform/settings/setting.ts';
import { sandbox } from './sandboxGateway.ts';
import { thawani } from './thawaniGateway.ts';

export type GatewayName = OrderPayment['gateway'];

/**
 * Every payment gateway, under the name that `PAYMENT_GATEWAY`, the contract and the address of its webhook
 * use.
 */
export const gateways = { sandbox, thawani } satisfies Record<GatewayName, object>;

export const gatewayNames = Object.keys(gateways) as GatewayName[];
/** The names of the gateways that take real money, joined by "or" for the message about a wrong setting. */
export const realGateways = gatewayNames.filter((name) => gateways[name].takesMoney).join(' or ');
export const gatewayVariables = {
  ...requiredWith('PAYMENT_GATEWAY=sandbox', sandbox.variables),
  ...requiredWith('PAYMENT_GATEWAY=thawani', thawani.variables),
};
