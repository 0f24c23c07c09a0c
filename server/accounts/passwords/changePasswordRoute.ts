import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { PasswordChangeRequest } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { findByUser } from '../accountsRepo.ts';
import { loginCookie } from '../login/knownDevices.ts';
import { judgeNewPassword, judgeCurrentPassword, refuseCurrentPassword } from './judgePassword.ts';

/** `POST /profile/change-password`. */
export function changePasswordRoute(deps: AccountDeps): RouteHandlerMethod {
  return signedIn(deps, (request, reply, { userId }) =>
    orUnavailable(reply, () => changePassword(deps, request, reply, userId)),
  );
}

async function changePassword(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
) {
  const { database, writer, clock, hasher, keys } = deps;
  const body = request.body as PasswordChangeRequest;
  const account = await readable(findByUser(database, userId));
  const refused = refuseFields(reply, {
    current_password: body.current_password === '' ? ['currentPasswordRequired'] : [],
    ...judgeNewPassword(body, account),
  });
  if (refused) return refused;
  const judged = await judgeCurrentPassword(
    deps,
    request,
    reply,
    { userId, stored: account?.password ?? null, typed: body.current_password },
    () => hasher.hash(body.new_password),
  );
  if ('refused' in judged) return judged.refused;
  const { current, attempt, made: password } = judged;
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
}
