import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import type { SignedIn } from '../../platform/sessions/sessionsRepo.ts';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import { readable } from '../../platform/database/readable.ts';
import type { EntryDeps } from '../entryDeps.ts';
import type { Refusal } from './admitUpload.ts';
import { findUpload, isAlive } from './uploadsRepo.ts';

/** Who sent a request: nobody known, a signed-in user, or `dead` for a token without a session. */
export type Asking = { who: SignedIn | undefined } | 'dead';

/**
 * Finds who sent a request. One without a token is anonymous; one with an invalid token is `dead`, not
 * anonymous.
 */
export async function whoAsks(deps: EntryDeps, request: FastifyRequest): Promise<Asking> {
  if (request.headers.authorization === undefined) return { who: undefined };
  const who = await authenticate(deps, request);
  return who ? { who } : 'dead';
}

/**
 * The upload that the path names, or why the caller may not use it: it has another owner, is unknown or has
 * ended. An upload begun without login has no owner; all who know its id may use it, but not with a dead
 * session.
 */
export async function ownUpload(
  deps: EntryDeps,
  request: FastifyRequest,
): Promise<{ upload: UploadsTable } | Refusal> {
  const asking = await whoAsks(deps, request);
  if (asking === 'dead') return { status: 401, code: 'unauthenticated' };
  const { id } = request.params as { id: string };
  const upload = await readable(findUpload(deps.database, id));
  if (!upload) return { status: 404, code: 'unknown_upload' };
  if (upload.user_id !== null && !asking.who) return { status: 401, code: 'unauthenticated' };
  if (upload.user_id !== null && asking.who?.userId !== upload.user_id)
    return { status: 404, code: 'unknown_upload' };
  if (!isAlive(upload, deps.clock.now())) return { status: 410, code: 'upload_gone' };
  return { upload };
}
