/** Outcomes of the device list, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Session } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { DeviceListEvent } from './deviceListMachine.ts';

const heard = (event: DeviceListEvent): AnyEventObject => event;

export function deviceListOutcomes(
  devices: readonly Session[],
  failures: readonly AppError[],
): AnyEventObject[] {
  return [
    answered('loadDevices', devices),
    ...failures.map((failure) => refused('loadDevices', failure)),
    heard({ type: 'retry.requested' }),
    ...devices.filter(({ current }) => !current).map(({ id }) => heard({ type: 'revoke.requested', id })),
    answered('revokeDevice', null),
    ...failures.map((failure) => refused('revokeDevice', failure)),
  ];
}
