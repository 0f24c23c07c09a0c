import type { Trouble } from '../../../domain/accountRefusals.ts';

/** One device on which an account is signed in; instants are UTC milliseconds. */
export type Device = {
  id: string;
  /** Whether it is this one. */
  current: boolean;
  /** Names, or empty where they are not known. */
  browser: string;
  system: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
};

export type DeviceListContext = {
  devices: readonly Device[];
  /** The one that is being signed out. */
  revoking: string | null;
  trouble: Trouble | null;
};

export type DeviceListEvent = { type: 'retry.requested' } | { type: 'revoke.requested'; id: string };
