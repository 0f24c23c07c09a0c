import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readNewPassword, type NewPasswordValues } from '../../../domain/forms/newPassword.ts';
import type { PasswordOwner } from '../../../domain/password.ts';
import { coresOf } from '../../../domain/commonPasswords.ts';
import { BloomFilter } from '../../platform/passwords/bloomFilter.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { refuseFields } from '../accountReply.ts';

/**
 * Judges a new password by the rules that the site checks while typing, and by the list of common passwords,
 * which is too large for the site.
 */
export function judgeNewPassword(
  values: NewPasswordValues,
  owner: PasswordOwner | undefined,
): ReturnType<typeof readNewPassword> {
  const { new_password: errors, confirm_password } = readNewPassword(values, owner);
  const isCommon = errors.length === 0 && isAmongCommon(values.new_password);
  return { new_password: isCommon ? ['passwordCommon'] : errors, confirm_password };
}

/** Made by `scripts/commonPasswords.ts` from the 100,000 most common passwords (decision D131). */
const filter = new BloomFilter(readFileSync(join(import.meta.dirname, 'commonPasswords.bloom')));

/** Whether a password is one of the most common ones, also with digits, signs and look-alikes added. */
export const isAmongCommon = (password: string): boolean =>
  coresOf(password).some((core) => filter.has(core));

/** `stored`: the hash that `typed` must match; null while the account has no password. */
export type TypedPassword = { userId: string; stored: string | null; typed: string };

/** `current`: the hash that matched. `attempt`: the following write gives it back. */
export type FittingPassword<Made> = { current: string; attempt: Charge; made: Made };

/**
 * Judges the current password of a signed-in candidate. All calls together allow no more guesses than the login, so a
 * stolen token gives no extra guesses.
 * @param make runs in the same turn of the queue if the password matches
 */
export async function judgeCurrentPassword<Made>(
  { writer, clock, hashes, hasher, keys, limits }: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, stored, typed }: TypedPassword,
  make: () => Promise<Made>,
): Promise<FittingPassword<Made> | { refused: FastifyReply }> {
  const place = hashes.reserve('known', request.ip);
  if (!place) return { refused: replyError(reply, 503, 'unavailable') };
  try {
    const attempt = { bucket: bucketOf(keys.pepper, 'change', userId), rate: limits['password.account'] };
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at: clock.now() });
    if (retryAfter !== null) return { refused: replyError(reply, 429, 'too_many_attempts', { retryAfter }) };
    const fitting = await place.run(async () => {
      const fits = stored !== null && (await hasher.verify(typed, stored));
      return fits ? { current: stored, attempt, made: await make() } : undefined;
    });
    return fitting ?? { refused: refuseCurrentPassword(reply) };
  } finally {
    place.release();
  }
}

/**
 * Answers that the current password is wrong. The code distinguishes this from other refused fields; the
 * sentence belongs to the field.
 */
export function refuseCurrentPassword(reply: FastifyReply): FastifyReply {
  return refuseFields(reply, { current_password: ['passwordWrong'] }, 'wrong_password') ?? reply;
}
