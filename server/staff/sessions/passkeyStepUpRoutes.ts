import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import type { PasskeySignature, StepUpQuestion } from '../../../domain/staff/staffContract.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { replyRefusal } from '../entering/staffRefusal.ts';
import { judgeSignature } from '../passkeys/judgeSignature.ts';
import { askSignature } from '../passkeys/passkeyOptions.ts';
import { credentialsOf } from '../passkeys/passkeysRepo.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { staffOnly } from './guard.ts';

/** Handlers of a step-up by a passkey. What the passkey signs for one approval counts for that approval alone. */
export function passkeyStepUpHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, adminOrigin } = deps;
  const host = passkeyHostOf(adminOrigin);
  return {
    askPasskeyStepUp: staffOnly(deps, 'own', async (request, reply, { staffId, sessionId }) => {
      if (host === null) return replyError(reply, 409, 'passkeys_impossible');
      const { approval: hash } = request.body as StepUpQuestion;
      const own = await credentialsOf(database, staffId);
      if (own.length === 0) return replyError(reply, 409, 'no_passkey');
      const purpose =
        hash === null
          ? ({ kind: 'stepUp', sessionId } as const)
          : ({ kind: 'approve', sessionId, hash } as const);
      const question = await askSignature({ host, key: keys.device, now: clock.now(), own, purpose });
      return reply.header('cache-control', 'no-store').send(question);
    }),
    stepUpByPasskey: staffOnly(deps, 'own', async (request, reply, { staffId, sessionId }) => {
      const signature = request.body as PasskeySignature;
      const purpose = { kind: 'stepUp', sessionId } as const;
      const judged = await judgeSignature(deps, request, signature, purpose, staffId);
      if ('refused' in judged) return replyRefusal(reply, judged.refused);
      const about = { sessionId, at: clock.now(), network: networkOf(request.ip) };
      const done = await writer.submit('stepUpStaff', { ...judged.right, ...about });
      if (done === 'over') return replyError(reply, 401, 'unauthenticated');
      return done === 'used' ? replyError(reply, 422, 'passkey_used') : reply.code(204).send();
    }),
  };
}
