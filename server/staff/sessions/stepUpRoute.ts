import type { RouteHandlerMethod } from 'fastify';
import type { CodeRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { staffDeviceCookie } from '../entering/knownStaffDevices.ts';
import { readGuess } from '../entering/readGuess.ts';
import { readCode } from '../factors/readCode.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { staffOnly } from './guard.ts';

/** `POST /step-up`. Refuses a recovery code: that is for a sign-in, which counts as a step-up itself. */
export const stepUpRoute = (deps: StaffDeps): RouteHandlerMethod =>
  staffOnly(deps, 'own', async (request, reply, { staffId, sessionId }) => {
    const { database, writer, clock, keys } = deps;
    const { code } = request.body as CodeRequest;
    const refused = refuseFields(reply, { code: required(code, 'codeRequired') });
    if (refused) return refused;
    const carried = staffDeviceCookie.read(request, keys.device);
    const browser = { device: carried ?? newId(), isMarked: carried !== undefined };
    const { email_key } = await readable(
      database.selectFrom('staff').where('id', '=', staffId).select('email_key').executeTakeFirstOrThrow(),
    );
    const { attempt } = await readGuess(deps, email_key, browser);
    const about = { at: clock.now(), network: networkOf(request.ip) };
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at: about.at });
    if (retryAfter !== null) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const judged = await readCode(deps, staffId, code);
    if ('refused' in judged) {
      const line = {
        actor: staffId,
        role: 'staff',
        action: 'staff.step_up_failed',
        subject: sessionId,
      } as const;
      await writer.submit('noteAudit', { ...about, ...line });
      if (judged.refused === 'used') return replyError(reply, 422, 'code_used');
      const error = judged.refused === 'clock' ? 'codeClock' : 'codeWrong';
      return refuseFields(reply, { code: [error] }) ?? reply;
    }
    const { factor } = judged;
    const done = await writer.submit('stepUpStaff', { staffId, sessionId, factor, attempt, ...about });
    if (done === 'over') return replyError(reply, 401, 'unauthenticated');
    return done === 'used' ? replyError(reply, 422, 'code_used') : reply.code(204).send();
  });
