import type { Me, SignInRequest } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** `POST /sign-in`, once: a code works only once. The reply sets the cookie of the session. */
export const signIn = (client: StaffClient, body: SignInRequest, signal: AbortSignal): Promise<Outcome<Me>> =>
  unwrap<Me>(client.POST('/sign-in', { body, signal }));
