import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import type { SignedIn } from '../../platform/sessions/sessionsRepo.ts';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import { readable } from '../../platform/database/readable.ts';
import type { EntryDeps } from '../entryDeps.ts';
import type { Refusal } from './admitUpload.ts';
import { findUpload, isAlive } from './uploadsRepo.ts';

/** The caller: anonymous, signed in, or with a dead session. */
export type Asking = { who: SignedIn | undefined } | 'dead';

/** Finds the caller. A request may be anonymous, but one with an invalid token does not count as anonymous. */
export async function whoAsks(deps: EntryDeps, request: FastifyRequest): Promise<Asking> {
  if (request.headers.authorization === undefined) return { who: undefined };
  const who = await authenticate(deps, request);
  return who ? { who } : 'dead';
}

/**
 * The upload with an id, if the caller owns it; an upload without an owner belongs to every caller who knows its
 * id.
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
