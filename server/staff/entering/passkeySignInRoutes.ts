import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import type { PasskeySignature } from '../../../domain/staff/staffContract.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { judgeSignature } from '../passkeys/judgeSignature.ts';
import { askSignature } from '../passkeys/passkeyOptions.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { staffDeviceCookie } from './knownStaffDevices.ts';
import { newSession } from './newSession.ts';
import { readMe } from './readMe.ts';
import { replyRefusal } from './staffRefusal.ts';

/** Handlers of a sign-in by a passkey alone, which proves both factors and says who the person is. */
export function passkeySignInHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, adminOrigin } = deps;
  const host = passkeyHostOf(adminOrigin);
  const budget = createBudget(deps, { network: 'login.network' });
  return {
    askPasskeySignIn: entering(deps, async (_request, reply) => {
      if (host === null) return replyError(reply, 409, 'passkeys_impossible');
      const asking = { host, key: keys.device, now: clock.now(), own: [] };
      const question = await askSignature({ ...asking, purpose: { kind: 'signIn' } });
      return reply.header('cache-control', 'no-store').send(question);
    }),
    signInByPasskey: entering(deps, async (request, reply) => {
      const signature = request.body as PasskeySignature;
      const retryAfter = await budget.take({ address: request.ip });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const judged = await judgeSignature(deps, request, signature, { kind: 'signIn' }, null);
      if ('refused' in judged) return replyRefusal(reply, judged.refused);
      const { staffId } = judged.right;
      const device = staffDeviceCookie.read(request, keys.device) ?? newId();
      const { session, give } = newSession(deps, request, staffId, device);
      const done = await writer.submit('admitStaff', {
        ...judged.right,
        password: null,
        rehashed: null,
        session: { ...session, code_proven_at: null },
        device: deviceHash(device),
        linkId: null,
        network: networkOf(request.ip),
      });
      if (done !== 'admitted') return replyError(reply, 422, 'passkey_used');
      give(reply);
      return reply.header('cache-control', 'no-store').send(await readMe(database, staffId, clock.now()));
    }),
  };
}
