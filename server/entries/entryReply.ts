import type { FastifyReply } from 'fastify';
import ar from '../../locales/ar/entryReplies.json' with { type: 'json' };
import en from '../../locales/en/entryReplies.json' with { type: 'json' };
import type { ServerCode } from '../../domain/errors.ts';
import { fieldErrorLimits } from '../../domain/fieldErrorLimits.ts';
import { fieldErrorText, type FieldErrorCode } from '../platform/http/errorTexts.ts';
import { replyError, replyLanguage } from '../platform/http/errors.ts';

const texts = { ar, en };

export const entryText = (reply: FastifyReply, text: keyof typeof en): string =>
  texts[replyLanguage(reply.request)][text];

/** The error of a form field, and the numbers that fill the gaps of its sentence. */
export type EntryError = { error: FieldErrorCode; values?: Record<string, number> | undefined };
export type EntryErrors = Readonly<Record<string, EntryError | undefined>>;

/**
 * Answers 422 with a sentence for each field that has an error; sends nothing and returns undefined if none
 * has.
 */
export function refuseEntry(
  reply: FastifyReply,
  fields: EntryErrors,
  code: ServerCode = 'unprocessable',
): FastifyReply | undefined {
  const language = replyLanguage(reply.request);
  const errors: Record<string, string[]> = {};
  for (const [field, found] of Object.entries(fields)) {
    if (!found) continue;
    const { error, values } = found;
    errors[field] = [fieldErrorText(language, error, { ...fieldErrorLimits[error], ...values })];
  }
  return Object.keys(errors).length > 0 ? replyError(reply, 422, code, { errors }) : undefined;
}
