/** Reads user and token from the variants of a login reply (specification section 3 "Login payload"). */
import type { SignedInUser } from '../../domain/contract.ts';
import { userIn } from './authStore.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const tokenNames = ['token', 'access_token', 'accessToken'] as const;

/** The token at `token`, `access_token` or `accessToken`: directly, under `data` or under `meta`; else null. */
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
