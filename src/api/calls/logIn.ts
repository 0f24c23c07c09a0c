import type { LoginRequest, SignedInUser } from '../../../domain/contract.ts';
import { userIn } from '../authStore.ts';
import type { ApiClient } from '../client.ts';
import type { Outcome } from '../unwrap.ts';
import { unwrapDated } from '../unwrapDated.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const tokenNames = ['token', 'access_token', 'accessToken'] as const;

/**
 * The token at `token`, `access_token` or `accessToken`: directly, under `data` or under `meta`. Else null
 * (specification section 3 "Login payload").
 */
export function tokenIn(body: unknown): string | null {
  const { data, meta } = fieldsOf(body);
  for (const part of [body, data, meta].map(fieldsOf)) {
    const found = tokenNames.map((name) => part[name]).find((token) => typeof token === 'string' && token);
    if (typeof found === 'string') return found;
  }
  return null;
}

/** The user of the reply, with empty values for missing fields. */
export function loggedInUser(body: unknown): SignedInUser {
  const { data, user } = fieldsOf(body);
  return userIn(fieldsOf(data)['user'] ?? user);
}

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
