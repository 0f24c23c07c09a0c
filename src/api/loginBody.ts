/** Reads the answer to a login, wherever it holds what is looked for (specification section 3 "Login payload"). */
import type { SignedInUser } from '../../domain/contract.ts';
import { userIn } from './authStore.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const tokenNames = ['token', 'access_token', 'accessToken'] as const;

/** The token at `token`, `access_token` or `accessToken`: directly, under `data` or under `meta`; else null. */
export function tokenIn(body: unknown): string | null {
  const { data, meta } = fieldsOf(body);
  for (const place of [body, data, meta].map(fieldsOf)) {
    const found = tokenNames.map((name) => place[name]).find((token) => typeof token === 'string' && token);
    if (typeof found === 'string') return found;
  }
  return null;
}

/** Whoever signed in, as far as the answer says. */
export function loggedInUser(body: unknown): SignedInUser {
  const { data, user } = fieldsOf(body);
  return userIn(fieldsOf(data)['user'] ?? user);
}
