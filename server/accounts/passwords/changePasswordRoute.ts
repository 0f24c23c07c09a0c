import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { PasswordChangeRequest } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/requestLimits.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { refuseFields, replyDone } from '../accountReply.ts';
import { findByUser } from '../accountsRepo.ts';
import { bucketOf } from '../attempts/bucketOf.ts';
import { deviceHash } from '../login/knownDevices.ts';
import { loginCookie } from '../login/loginCookie.ts';
import { signedIn } from '../sessions/authenticate.ts';
import { judgeNewPassword } from './judgeNewPassword.ts';
import { refuseCurrentPassword } from './refuseCurrentPassword.ts';
import { orUnavailable } from '../unwritten.ts';

/** `POST /profile/change-password`. Whoever holds a token that is not theirs gets as few guesses as at the login. */
export function changePasswordRoute(deps: AccountDeps): RouteHandlerMethod {
  return signedIn(deps, (request, reply, { userId }) =>
    orUnavailable(reply, () => change(deps, request, reply, userId)),
  );
}

async function change(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply, userId: string) {
  const { database, writer, clock, hashes, hasher, keys, limits } = deps;
  const body = request.body as PasswordChangeRequest;
  const account = await readable(findByUser(database, userId));
  const refused = refuseFields(reply, {
    current_password: body.current_password === '' ? ['currentPasswordRequired'] : [],
    ...judgeNewPassword(body, account),
  });
  if (refused) return refused;
  const place = hashes.reserve('known', request.ip);
  if (!place) return replyError(reply, 503, 'unavailable');
  try {
    const attempt = { bucket: bucketOf(keys.pepper, 'change', userId), rate: limits['password.account'] };
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at: clock.now() });
    if (retryAfter !== null) return replyError(reply, 429, 'too_many_attempts', { retryAfter });
    const current = account?.password ?? null;
    const password = await place.run(async () => {
      const fits = current !== null && (await hasher.verify(body.current_password, current));
      return fits ? hasher.hash(body.new_password) : null;
    });
    if (current === null || password === null) return refuseCurrentPassword(reply);
    const device = loginCookie.read(request, keys.device);
    const isChanged = await writer.submit('changePassword', {
      userId,
      current,
      password,
      device: device === undefined ? null : deviceHash(device),
      language: replyLanguage(request),
      at: clock.now(),
      attempt,
      network: networkOf(request.ip),
    });
    return isChanged ? replyDone(reply, 'passwordChanged') : refuseCurrentPassword(reply);
  } finally {
    place.release();
  }
}
