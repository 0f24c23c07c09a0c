import type { FastifyReply } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import { readPasskeyName } from '../../../domain/staff/passkeyName.ts';
import type { NewPasskey, PasskeyOffer } from '../../../domain/staff/staffContract.ts';
import { PASSKEYS } from '../../../domain/staff/staffLimits.ts';
import { describeAgent } from '../../platform/http/agent.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { readMe } from '../entering/readMe.ts';
import { factorActOf } from '../factors/factorActOf.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { challengeOf, readNonce } from './passkeyNonce.ts';
import { offerPasskey } from './passkeyOptions.ts';
import { credentialsOf } from './passkeysRepo.ts';
import { verifyNewPasskey } from './verifyPasskey.ts';

const refusals = {
  impossible: [409, 'passkeys_impossible'],
  full: [409, 'passkeys_full'],
  known: [409, 'passkey_known'],
  unverified: [422, 'passkey_unverified'],
  refused: [422, 'passkey_refused'],
  late: [422, 'passkey_late'],
  used: [422, 'passkey_used'],
  over: [401, 'unauthenticated'],
  unknown: [404, 'not_found'],
} as const satisfies Record<string, readonly [status: number, code: ServerCode]>;

const refuse = (reply: FastifyReply, why: keyof typeof refusals) => {
  const [status, code] = refusals[why];
  return replyError(reply, status, code);
};

/** Handlers with which a person adds and removes own passkeys. */
export function passkeyHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, adminOrigin } = deps;
  const host = passkeyHostOf(adminOrigin);
  const budget = createBudget(deps, { own: 'factor.staff' });
  return {
    offerPasskey: staffOnly(deps, 'changeOwnFactors', async (request, reply, { staffId, sessionId }) => {
      if (host === null) return refuse(reply, 'impossible');
      const own = await credentialsOf(database, staffId);
      if (own.length >= PASSKEYS) return refuse(reply, 'full');
      const asking = { host, key: keys.device, now: clock.now(), own };
      const purpose = { kind: 'add', sessionId } as const;
      const offer = await offerPasskey({ ...asking, purpose }, await readMe(database, staffId, clock.now()));
      const { browser, system } = describeAgent(request.headers['user-agent']);
      const answer: PasskeyOffer = { ...offer, device: { browser, system } };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    addPasskey: staffOnly(deps, 'changeOwnFactors', async (request, reply, caller) => {
      if (host === null) return refuse(reply, 'impossible');
      const made = request.body as NewPasskey;
      const name = readPasskeyName(made.name);
      if ('error' in name) return refuseFields(reply, { name: [name.error] }) ?? reply;
      const retryAfter = await budget.take({ own: caller.staffId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const nonce = readNonce(keys.device, made.nonce, clock.now());
      if (typeof nonce === 'string') return refuse(reply, nonce === 'late' ? 'late' : 'refused');
      const challenge = challengeOf(made.nonce, { kind: 'add', sessionId: caller.sessionId });
      const verified = await verifyNewPasskey(made, { origin: adminOrigin, host, challenge });
      if (typeof verified === 'string') return refuse(reply, verified);
      const passkey = { ...verified, id: newId(), name: name.value, transports: made.transports };
      const done = await writer.submit('addPasskey', {
        ...factorActOf(deps, request, caller),
        passkey,
        nonce,
      });
      return done === 'added' ? reply.code(204).send() : refuse(reply, done);
    }),
    removePasskey: staffOnly(deps, 'changeOwnFactors', async (request, reply, caller) => {
      const { id } = request.params as { id: string };
      const done = await writer.submit('removePasskey', { ...factorActOf(deps, request, caller), id });
      return done === 'removed' ? reply.code(204).send() : refuse(reply, done);
    }),
  };
}
