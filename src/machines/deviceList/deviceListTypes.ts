import type { Session } from '../../../domain/contract.ts';
import type { FormError } from '../../../domain/accountRefusals.ts';

export type DeviceListContext = {
  devices: readonly Session[];
  /** The one that is being signed out. */
  revoking: string | null;
  formError: FormError | null;
};

export type DeviceListEvent = { type: 'retry.requested' } | { type: 'revoke.requested'; id: string };
