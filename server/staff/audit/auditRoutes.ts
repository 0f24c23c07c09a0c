import type { FastifyReply, FastifyRequest } from 'fastify';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { type AuditFilter, readAuditPage } from './auditRepo.ts';

/** Handlers of the audit: `GET /organisation/{organisation}/audit` and, of the whole installation, `GET /audit`. */
export function auditHandlers(deps: StaffDeps): OperationHandlers {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { organisation = null } = request.params as { organisation?: string };
    const page = readAuditPage(deps.database, organisation, request.query as AuditFilter);
    return reply.header('cache-control', 'no-store').send(await readable(page));
  };
  return {
    readAudit: staffOnly(deps, 'readAudit', answer),
    readWholeAudit: staffOnly(deps, 'readWholeAudit', answer),
  };
}
