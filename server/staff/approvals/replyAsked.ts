import type { FastifyReply } from 'fastify';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readApproval, type Viewer } from './approvalsRepo.ts';
import type { ApprovalAsked } from './askApproval.ts';

/** Answers 202 with the act that waits for a second person instead of being done. */
export async function replyAsked(
  { database, clock }: Pick<StaffDeps, 'database' | 'clock'>,
  reply: FastifyReply,
  { asked }: ApprovalAsked,
  viewer: Viewer,
): Promise<FastifyReply> {
  const approval = await readApproval(database, asked, viewer, clock.now());
  return reply
    .code(202)
    .header('cache-control', 'no-store')
    .send({ approval } satisfies Asked);
}
