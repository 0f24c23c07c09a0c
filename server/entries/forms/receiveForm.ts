import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyError } from '../../platform/http/errors.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { saysFull } from '../../platform/storage/saysFull.ts';
import { hasRoom } from '../uploads/freeSpace.ts';
import { ENTRY_FORM_MAX_BYTES } from './entryFormLimits.ts';
import { readEntryForm, type EntryForm, type EntryFormRules } from './readEntryForm.ts';

/** Before a byte of the body is read: a form at all, not too large, not too often, and there is room for it. */
export async function admitForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, budget }: { folder: string; budget: Budget },
): Promise<FastifyReply | undefined> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!/^multipart\/form-data\b/i.test(type)) return replyError(reply, 415, 'unsupported_type');
  const bytes = length === undefined ? ENTRY_FORM_MAX_BYTES : Number(length);
  if (bytes > ENTRY_FORM_MAX_BYTES) return replyError(reply, 413, 'too_large');
  const retryAfter = budget.take(request.ip);
  if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
  return (await hasRoom(folder, bytes)) ? undefined : replyError(reply, 503, 'no_space');
}

/** Reads a form and does what is asked with it; the files that nobody kept are gone in the end, whatever happens. */
export async function withForm<Field extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: EntryFormRules<Field>,
  work: (form: EntryForm<Field>) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  let form;
  try {
    form = await readEntryForm(request, rules);
  } catch (error) {
    // What is still coming is read by nobody, and would stand before the next request.
    if (!request.raw.complete) void reply.header('connection', 'close');
    if (saysFull(error)) return replyError(reply, 503, 'no_space');
    if ('syscall' in (error as object)) throw error;
    return replyError(reply, 400, 'bad_request');
  }
  try {
    return await work(form);
  } finally {
    await form.drop();
  }
}
