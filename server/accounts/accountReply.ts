import type { FastifyReply } from 'fastify';
import ar from '../../locales/ar/accountReplies.json' with { type: 'json' };
import en from '../../locales/en/accountReplies.json' with { type: 'json' };
import { characterCount } from '../../domain/characterCount.ts';
import type { ServerCode } from '../../domain/errors.ts';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';
import { fieldErrorText, type FieldErrorCode } from '../platform/http/errorTexts.ts';
import { replyError, replyLanguage } from '../platform/http/errors.ts';

const texts = { ar, en };

/** A sentence that confirms what was done, in the language of the request. */
export function doneText(reply: FastifyReply, text: keyof typeof en): string {
  return texts[replyLanguage(reply.request)][text];
}

/** Answers with a sentence that confirms what was done, and with `data` if given. */
export function replyDone(reply: FastifyReply, text: keyof typeof en, data?: object): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .send({ message: doneText(reply, text), ...(data && { data }) });
}

export type FieldErrors = Readonly<Record<string, readonly FieldErrorCode[]>>;

/**
 * Answers 422 with the sentences of all field errors; sends nothing and returns undefined if there are
 * none.
 * @param extra numbers for sentences, in addition to the fixed limits
 */
export function refuseFields(
  reply: FastifyReply,
  fields: FieldErrors,
  code: ServerCode = 'unprocessable',
  extra: Record<string, number> = {},
): FastifyReply | undefined {
  const named = Object.entries(fields).filter(([, each]) => each.length > 0);
  if (named.length === 0) return undefined;
  const language = replyLanguage(reply.request);
  const errors = named.map(([field, each]) => [
    field,
    each.map((error) => fieldErrorText(language, error, { ...fieldErrorLimits[error], ...extra })),
  ]);
  return replyError(reply, 422, code, { errors: Object.fromEntries(errors) as Record<string, string[]> });
}

/** The error for a required field that is empty or blank; an empty list if it has text. */
export const required = (text: string, error: FieldErrorCode): FieldErrorCode[] =>
  characterCount(text.trim()) === 0 ? [error] : [];
