import type { Asked, ResetStarted } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { unwrapDone } from '../unwrapDone.ts';

/** `POST /organisation/{organisation}/person/{id}/reset`, once: a repeat would end the link of the one before. */
export const startReset = (
  client: StaffClient,
  path: { organisation: string; id: string },
  signal: AbortSignal,
): Promise<Outcome<ResetStarted | Asked>> =>
  unwrap<ResetStarted | Asked>(
    client.POST('/organisation/{organisation}/person/{id}/reset', { params: { path }, signal }),
  );

/** `DELETE /organisation/{organisation}/person/{id}/reset`, once. */
export const withdrawReset = (
  client: StaffClient,
  path: { organisation: string; id: string },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(client.DELETE('/organisation/{organisation}/person/{id}/reset', { params: { path }, signal }));

/** `POST /organisation/{organisation}/owner-reset`, once, as `startReset`. */
export const resetOnlyOwner = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<ResetStarted>> =>
  unwrap<ResetStarted>(
    client.POST('/organisation/{organisation}/owner-reset', { params: { path: { organisation } }, signal }),
  );

/** `DELETE /organisation/{organisation}/owner-reset`, once. */
export const withdrawOwnerReset = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(
    client.DELETE('/organisation/{organisation}/owner-reset', { params: { path: { organisation } }, signal }),
  );

/** `DELETE /own-reset`, once. */
export const stopOwnReset = (client: StaffClient, signal: AbortSignal): Promise<Outcome<null>> =>
  unwrapDone(client.DELETE('/own-reset', { signal }));
