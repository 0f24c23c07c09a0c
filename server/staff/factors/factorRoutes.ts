import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import type {
  CodeRequest,
  OfferedFactor,
  RecoveryCodes,
  StaffFactors,
} from '../../../domain/staff/staffContract.ts';
import { AUTHENTICATORS } from '../../../domain/staff/staffLimits.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { listPasskeys } from '../passkeys/passkeysRepo.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { offeredSecret, sealSecret } from './authenticator.ts';
import { toBase32 } from './base32.ts';
import { factorActOf } from './factorActOf.ts';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes.ts';
import { codeErrors, instantOf, judgeCode } from './totp.ts';

/** Handlers with which a person changes what the person signs in with. */
export function factorHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys } = deps;
  const budget = createBudget(deps, { own: 'factor.staff' });
  /**
   * The secret that a session is offered for one more app. It follows from the apps that the person has, so that a page
   * that loads again shows the same one, and no two apps have the same.
   */
  const offerOf = ({ sessionId }: StaffCaller, seen: readonly string[]) =>
    offeredSecret(keys.device, [sessionId, ...seen].join(' '));
  return {
    listFactors: staffOnly(deps, 'own', async (_request, reply, { staffId }) => {
      const authenticators = await readable(listAuthenticators(database, staffId));
      const passkeys = await readable(listPasskeys(database, staffId));
      const answer: StaffFactors = {
        passkeys_possible: passkeyHostOf(deps.adminOrigin) !== null,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          added_at: created_at,
          last_used_at,
        })),
        authenticators: authenticators.map(({ id, created_at, last_step }) => ({
          id,
          added_at: created_at,
          last_used_at: instantOf(last_step),
        })),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    offerFactor: staffOnly(deps, 'changeOwnFactors', async (_request, reply, caller) => {
      const own = await readable(listAuthenticators(database, caller.staffId));
      if (own.length >= AUTHENTICATORS) return replyError(reply, 409, 'factors_full');
      const secret = toBase32(offerOf(caller, idsOf(own)));
      return reply
        .header('cache-control', 'no-store')
        .send({ authenticator: { secret } } satisfies OfferedFactor);
    }),
    addFactor: staffOnly(deps, 'changeOwnFactors', async (request, reply, caller) => {
      const { code } = request.body as CodeRequest;
      const refused = refuseFields(reply, { code: required(code, 'codeRequired') });
      if (refused) return refused;
      const retryAfter = await budget.take({ own: caller.staffId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const own = await readable(listAuthenticators(database, caller.staffId));
      if (own.length >= AUTHENTICATORS) return replyError(reply, 409, 'factors_full');
      const seen = idsOf(own);
      const secret = offerOf(caller, seen);
      const verdict = judgeCode(secret, code.replaceAll(/\s/g, ''), clock.now(), 0);
      if (verdict.kind !== 'valid') return refuseFields(reply, { code: [codeErrors[verdict.kind]] }) ?? reply;
      const id = newId();
      const authenticator = { id, secret: sealSecret(keys.identity, id, secret), step: verdict.step };
      const done = await writer.submit('addAuthenticator', {
        ...factorActOf(deps, request, caller),
        authenticator,
        seen,
      });
      if (done === 'over') return replyError(reply, 401, 'unauthenticated');
      if (done === 'changed') return replyError(reply, 409, 'factors_changed');
      return done === 'full' ? replyError(reply, 409, 'factors_full') : reply.code(204).send();
    }),
    removeFactor: staffOnly(deps, 'changeOwnFactors', async (request, reply, caller) => {
      const { id } = request.params as { id: string };
      const done = await writer.submit('removeAuthenticator', { ...factorActOf(deps, request, caller), id });
      if (done === 'over') return replyError(reply, 401, 'unauthenticated');
      if (done === 'last') return replyError(reply, 409, 'last_factor');
      return done === 'unknown' ? replyError(reply, 404, 'not_found') : reply.code(204).send();
    }),
    renewRecoveryCodes: staffOnly(deps, 'changeOwnFactors', async (request, reply, caller) => {
      const retryAfter = await budget.take({ own: caller.staffId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      return renew(deps, request, reply, caller);
    }),
  };
}

async function renew(
  deps: StaffDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: StaffCaller,
): Promise<FastifyReply> {
  const recovery_codes = newRecoveryCodes();
  const hashes = recovery_codes.map((each) => recoveryHash(each)!);
  const wasOpen = await deps.writer.submit('renewRecoveryCodes', {
    ...factorActOf(deps, request, caller),
    hashes,
  });
  if (!wasOpen) return replyError(reply, 401, 'unauthenticated');
  return reply
    .code(201)
    .header('cache-control', 'no-store')
    .send({ recovery_codes } satisfies RecoveryCodes);
}

const idsOf = (own: readonly { id: string }[]) => own.map(({ id }) => id).toSorted();

/** A person's authenticator apps, the newest last. */
const listAuthenticators = (db: Kysely<Schema>, staffId: string) =>
  db
    .selectFrom('staff_authenticators')
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'created_at', 'last_step'])
    .execute();
