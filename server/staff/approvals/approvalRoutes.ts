import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import type {
  ApprovalList,
  Approved,
  ApproveRequest,
  SignedApproval,
} from '../../../domain/staff/staffContract.ts';
import { INVITATION_MS } from '../../../domain/staff/staffLimits.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { linkAddress, newMailedLink } from '../entering/staffLinks.ts';
import { replyRefusal } from '../entering/staffRefusal.ts';
import { judgeSignature } from '../passkeys/judgeSignature.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { listApprovals } from './approvalsRepo.ts';
import type { ApprovalToGive, Decision, DecisionRefusal } from './approvalWrites.ts';

/** Handlers about acts that wait for a second person. */
export function approvalHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, adminOrigin, sendsMail } = deps;
  const decisionOf = (request: FastifyRequest, staffId: string): Decision => {
    const { organisation, id } = request.params as { organisation: string; id: string };
    return { organisationId: organisation, id, by: staffId, at: clock.now(), network: networkOf(request.ip) };
  };
  const give = async (reply: FastifyReply, approval: Omit<ApprovalToGive, 'link'>) => {
    const { token, ...made } = newMailedLink(keys.device);
    const link = { ...made, expires_at: approval.at + INVITATION_MS };
    const given = await writer.submit('approve', { ...approval, link });
    if (given !== 'done' && given !== 'invited' && given !== 'reset') return refuse(reply, given);
    const kind = given === 'done' ? null : linkKinds[given];
    const answer: Approved = {
      link: kind && linkAddress(adminOrigin, kind, token),
      is_mailed: kind !== null && sendsMail,
    };
    return reply.header('cache-control', 'no-store').send(answer);
  };
  return {
    listApprovals: staffOnly(deps, 'readApprovals', async (request, reply, viewer) => {
      const { organisation } = request.params as { organisation: string };
      const data = await listApprovals(database, organisation, viewer, clock.now());
      return reply.header('cache-control', 'no-store').send({ data } satisfies ApprovalList);
    }),
    approve: staffOnly(deps, 'approve', async (request, reply, { staffId }) => {
      const { hash } = request.body as ApproveRequest;
      return give(reply, { ...decisionOf(request, staffId), hash, signed: null });
    }),
    approveSigned: staffOnly(deps, 'approveSigned', async (request, reply, { staffId, sessionId }) => {
      const { hash, ...signature } = request.body as SignedApproval;
      const purpose = { kind: 'approve', sessionId, hash } as const;
      const judged = await judgeSignature(deps, request, signature, purpose, staffId);
      if ('refused' in judged) return replyRefusal(reply, judged.refused);
      return give(reply, { ...decisionOf(request, staffId), hash, signed: judged.right });
    }),
    rejectApproval: staffOnly(deps, 'dropApproval', async (request, reply, { staffId }) => {
      const done = await writer.submit('rejectApproval', decisionOf(request, staffId));
      return done === 'rejected' ? reply.code(204).send() : refuse(reply, done);
    }),
    withdrawApproval: staffOnly(deps, 'dropApproval', async (request, reply, { staffId }) => {
      const done = await writer.submit('withdrawApproval', decisionOf(request, staffId));
      return done === 'withdrawn' ? reply.code(204).send() : refuse(reply, done);
    }),
  };
}

const linkKinds = { invited: 'invitation', reset: 'reset' } as const;

const refusals: Record<DecisionRefusal, [status: number, code: ServerCode]> = {
  unknown: [404, 'not_found'],
  own: [403, 'second_person_needed'],
  other: [403, 'forbidden'],
  forbidden: [403, 'forbidden'],
  decided: [409, 'already_decided'],
  expired: [409, 'approval_expired'],
  asker: [409, 'asker_without_right'],
  changed: [409, 'changed_meanwhile'],
  spent: [422, 'passkey_used'],
};

const refuse = (reply: FastifyReply, why: DecisionRefusal) => replyError(reply, ...refusals[why]);
