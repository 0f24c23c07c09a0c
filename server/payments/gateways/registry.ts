import type { OrderPayment } from '../../../domain/contract.ts';
import { requiredWith } from '../../platform/settings/setting.ts';
import { sandbox } from './sandboxGateway.ts';
import { thawani } from './thawaniGateway.ts';

export type GatewayName = OrderPayment['gateway'];

/** Every payment gateway, by its name in `PAYMENT_GATEWAY`, in the contract and in its webhook's address. */
export const gateways = { sandbox, thawani } satisfies Record<GatewayName, object>;

export const gatewayNames = Object.keys(gateways) as GatewayName[];
/** The names of the gateways that take money, joined for sentences about a setting. */
export const realGateways = gatewayNames.filter((name) => gateways[name].takesMoney).join(' or ');
export const gatewayVariables = {
  ...requiredWith('PAYMENT_GATEWAY=sandbox', sandbox.variables),
  ...requiredWith('PAYMENT_GATEWAY=thawani', thawani.variables),
};
