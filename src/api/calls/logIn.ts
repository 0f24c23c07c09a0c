import type { LoginRequest, SignedInUser } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { loggedInUser, tokenIn } from '../loginBody.ts';
import type { Outcome } from '../unwrap.ts';
import { unwrapDated } from '../unwrapDated.ts';

export type LoggedIn = { user: SignedInUser; token: string | null };

/** `POST /login`, once. `token` is null if an accepted login returned none. */
export async function logIn(
  client: ApiClient,
  body: LoginRequest,
  signal?: AbortSignal,
): Promise<Outcome<LoggedIn>> {
  const reply = await unwrapDated<unknown>(client.POST('/login', { body, ...(signal && { signal }) }));
  if (!reply.ok) return reply;
  const { data } = reply.data;
  return { ok: true, data: { user: loggedInUser(data), token: tokenIn(data) } };
}
