import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyError } from '../../platform/http/errors.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { saysFull } from '../../platform/storage/saysFull.ts';
import { RESERVATION_STEP_BYTES } from '../../platform/storage/reservations.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { ENTRY_FORM_MAX_BYTES } from './entryFormLimits.ts';
import { RefusedEarly, readEntryForm, type EntryForm, type EntryFormRules } from './readEntryForm.ts';

type Space = Pick<FiledEntryDeps, 'reservations' | 'atOnce'>;

/** `Retry-After` in seconds for a network that already sends as many forms at once as it may. */
const RETRY_S = 30;

/**
 * Checks a form before its body is read: content type, size, rate limit and disk space.
 * @returns the reply that refuses it; undefined if it may be read
 */
export async function admitForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { reservations }: Space,
  budget: Budget,
): Promise<FastifyReply | undefined> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!/^multipart\/form-data\b/i.test(type)) return replyError(reply, 415, 'unsupported_type');
  const bytes = length === undefined ? ENTRY_FORM_MAX_BYTES : Number(length);
  if (bytes > ENTRY_FORM_MAX_BYTES) return replyError(reply, 413, 'too_large');
  const retryAfter = await budget.take({ address: request.ip });
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  return (await reservations.fits(bytes)) ? undefined : replyError(reply, 503, 'no_space');
}

/** Reads a form and passes it to `work`. Afterwards it removes the files that the store did not move. */
export async function withForm<Field extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  { reservations, atOnce }: Space,
  rules: EntryFormRules<Field>,
  work: (form: EntryForm<Field>) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const leave = atOnce.enter(request.ip);
  if (!leave) return replyError(reply, 429, 'too_many_requests', { retryAfter: RETRY_S });
  const space = await reservations.reserve(RESERVATION_STEP_BYTES).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (!space) {
    leave();
    return replyError(reply, 503, 'no_space');
  }
  let form;
  try {
    form = await readEntryForm(request, rules, space);
  } catch (error) {
    if (error instanceof RefusedEarly) return error.answer();
    if (saysFull(error)) return replyError(reply, 503, 'no_space');
    if ('syscall' in (error as object)) throw error;
    return replyError(reply, 400, 'bad_request');
  } finally {
    space.release();
    leave();
  }
  try {
    return await work(form);
  } finally {
    await form.drop();
  }
}
