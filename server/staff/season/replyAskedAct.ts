import type { FastifyReply } from 'fastify';
import { replyError } from '../../platform/http/errors.ts';
import type { Viewer } from '../approvals/approvalsRepo.ts';
import type { ApprovalAsked } from '../approvals/askApproval.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { AskRefusal } from './askRefusal.ts';
import { refuseRead } from './replyWritten.ts';

/** Answers 202 with the act that waits, or why it does not. */
export function replyAskedAct(
  deps: Pick<StaffDeps, 'database' | 'clock'>,
  reply: FastifyReply,
  written: ApprovalAsked | AskRefusal | null,
  viewer: Viewer,
): FastifyReply | Promise<FastifyReply> {
  if (!written) return replyError(reply, 404, 'not_found');
  if ('asked' in written) return replyAsked(deps, reply, written, viewer);
  if ('errors' in written) return refuseRead(reply, written.errors);
  if ('findings' in written) return replyError(reply, 422, 'windows_refused', { findings: written.findings });
  return replyError(reply, 409, written.conflict);
}
