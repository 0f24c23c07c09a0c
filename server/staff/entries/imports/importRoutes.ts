import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Act, scopeOf } from '../../../../domain/staff/rights.ts';
import type { DecisionsDone, SkippedDecision } from '../../../../domain/staff/staffContract.ts';
import { DECISION_FILE_MAX_BYTES, DECISION_FINDINGS } from '../../../../domain/staff/staffLimits.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { csvRows } from '../../../platform/tables/csvRows.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { judgeDecisions, type JudgedDecisions } from './checkDecisions.ts';
import { type DecisionRow, readDecisions } from './readDecisions.ts';

/** The type under which a file of decisions is sent. */
export const decisionFileType = 'text/csv';

type Answer = (judged: JudgedDecisions, reply: FastifyReply, act: ImportAct) => Promise<FastifyReply>;
type ImportAct = { organisationId: string; staffId: string };

/** Handlers that check a file of decisions, and carry it out (decision D243). */
export function importHandlers(deps: StaffDeps): OperationHandlers {
  const judging = (act: Act & ('checkDecisions' | 'importDecisions'), answer: Answer) =>
    staffOnly(deps, act, async (request, reply, caller) => {
      if (!(request.body instanceof Readable)) return replyError(reply, 415, 'unsupported_type');
      const judged = await judgeBody(deps, request.body, request, caller, act);
      // What is too large is not read to its end.
      if (!request.body.readableEnded) void reply.header('connection', 'close');
      const { organisation: organisationId } = request.params as { organisation: string };
      const by = { organisationId, staffId: caller.staffId };
      return answer(judged, reply.header('cache-control', 'no-store'), by);
    });
  return {
    checkDecisions: judging('checkDecisions', async ({ check }, reply) => reply.send(check)),
    importDecisions: judging('importDecisions', async ({ acts, check }, reply, by) => {
      if (check.fault_count > 0) return replyError(reply, 422, 'decision_file', { findings: check.faults });
      await noteImport(deps, by, acts, check.skipped_count);
      const { skipped, ...counts } = await carryOut(deps, by, acts);
      return reply.send({
        ...counts,
        skipped: [...check.skipped, ...skipped].slice(0, DECISION_FINDINGS),
        skipped_count: check.skipped_count + skipped.length,
      } satisfies DecisionsDone);
    }),
  };
}

async function judgeBody(
  { database }: StaffDeps,
  body: Readable,
  request: FastifyRequest,
  { held }: StaffCaller,
  act: Act,
): Promise<JudgedDecisions> {
  const { organisation: organisationId } = request.params as { organisation: string };
  // The request must live on, to be answered.
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const read = await readDecisions(csvRows(pieces, DECISION_FILE_MAX_BYTES));
  const reach = { organisationId, scope: scopeOf(held, act, organisationId) };
  return readable(judgeDecisions(database, reach, read));
}

/** Each decision has a line of its own besides. The hash tells whether two files decided the same. */
const noteImport = (
  { writer, clock }: StaffDeps,
  { organisationId, staffId }: ImportAct,
  acts: readonly DecisionRow[],
  skipped: number,
) =>
  writer.submit('noteAudit', {
    at: clock.now(),
    actor: staffId,
    role: 'staff',
    action: 'entries.decisions_imported',
    organisationId,
    after: { rows: acts.length, skipped, hash: hash('sha256', JSON.stringify(acts)) },
  });

/** Decides one row after the other, so that no vote waits for more than one. What breaks off can be sent again. */
async function carryOut(
  { writer, clock }: StaffDeps,
  { organisationId, staffId }: ImportAct,
  acts: readonly DecisionRow[],
) {
  const counts = { approved: 0, rejected: 0 };
  const skipped: SkippedDecision[] = [];
  for (const { row, id, decision, reason } of acts) {
    const wanted = { organisationId, entryId: id, decision, reason, staffId, at: clock.now() };
    const outcome = await writer.submit('decideImported', wanted);
    if (outcome === 'decided') counts[decision === 'approve' ? 'approved' : 'rejected'] += 1;
    else skipped.push({ row, id, name: null, why: outcome });
  }
  return { ...counts, skipped };
}
