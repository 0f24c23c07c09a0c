import type { FastifyReply } from 'fastify';
import { replyError } from '../../platform/http/errors.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import type { SeasonWritten } from './seasonAct.ts';

/** Answers what a change did: the row now, the fields that were refused, or why nothing changed. @param status of a row */
export function replyWritten<Present extends object>(
  reply: FastifyReply,
  written: SeasonWritten<Present>,
  status = 200,
): FastifyReply {
  if (!written) return replyError(reply, 404, 'not_found');
  if ('present' in written)
    return reply.code(status).header('cache-control', 'no-store').send(written.present);
  if ('deleted' in written) return reply.code(204).send();
  const { refused } = written;
  if ('errors' in refused) return refuseRead(reply, refused.errors);
  if ('findings' in refused) {
    const { findings, code = 'windows_refused' } = refused;
    return replyError(reply, 422, code, { findings });
  }
  return replyError(reply, 409, refused.conflict, { present: refused.present });
}

/** Answers 422 with one error a field. */
export function refuseRead(
  reply: FastifyReply,
  errors: Readonly<Partial<Record<string, FieldErrorCode>>>,
): FastifyReply {
  const fields = Object.entries(errors).map(([field, code]) => [field, code ? [code] : []]);
  return refuseFields(reply, Object.fromEntries(fields) as Record<string, FieldErrorCode[]>) ?? reply;
}
