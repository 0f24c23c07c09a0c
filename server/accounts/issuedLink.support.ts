import { RESET_LINK_MS } from '../../domain/delays.ts';
import { newId } from '../platform/ids.ts';
import type { AccountWriter } from './writes.ts';

/**
 * Makes a reset link for an account at `at` (UTC ms), by the same two writes as a forgotten password.
 * @returns the link's id
 */
export async function issuedLink(
  writer: Pick<AccountWriter, 'submit'>,
  user_id: string,
  at: number,
): Promise<string> {
  const id = newId();
  const language = 'ar';
  await writer.submit('promiseLink', {
    charges: [],
    at,
    promise: { id, civil_id: 'any', language, network: 'any' },
  });
  const link = { id, user_id, purpose: 'reset', created_at: at, expires_at: at + RESET_LINK_MS } as const;
  await writer.submit('keepPromise', { id, links: [{ ...link, language, network: null }] });
  return id;
}
