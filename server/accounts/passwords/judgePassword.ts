import type { FastifyReply, FastifyRequest } from 'fastify';
import { readNewPassword, type NewPasswordValues } from '../../../domain/forms/newPassword.ts';
import type { PasswordOwner } from '../../../domain/password.ts';
import { isAmongCommon } from '../../platform/passwords/commonPasswords.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';

/**
 * Checks a new password by the rules that the site applies during typing, and by the list of common
 * passwords, which is too large to send to browsers.
 */
export function judgeNewPassword(
  values: NewPasswordValues,
  owner: PasswordOwner | undefined,
): ReturnType<typeof readNewPassword> {
  const { new_password: errors, confirm_password } = readNewPassword(values, owner);
  const isCommon = errors.length === 0 && isAmongCommon(values.new_password);
  return { new_password: isCommon ? ['passwordCommon'] : errors, confirm_password };
}

/**
 * A password that a user typed, and the hash that it must match; null while the account has no password.
 */
export type TypedPassword = { userId: string; stored: string | null; typed: string };

/**
 * A password that matched the hash `current`. `attempt` is the charged guess, which the write that follows
 * gives back.
 */
export type FittingPassword<Made> = { current: string; attempt: Charge; made: Made };

/**
 * Checks the current password of a signed-in candidate. All routes that ask for it share one rate limit, so
 * a stolen token gives no extra guesses.
 * @param make runs after a match, in the same turn of the hash queue
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
 * Answers that the current password is wrong. The code says so to programs; the sentence appears under the
 * field.
 */
export function refuseCurrentPassword(reply: FastifyReply): FastifyReply {
  return refuseFields(reply, { current_password: ['passwordWrong'] }, 'wrong_password') ?? reply;
}
