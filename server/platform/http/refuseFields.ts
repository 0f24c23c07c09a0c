import type { FastifyReply } from 'fastify';
import { characterCount } from '../../../domain/characterCount.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { fieldErrorLimits } from '../../../domain/fieldErrorLimits.ts';
import { staffErrorLimits } from '../../../domain/staff/staffErrorLimits.ts';
import { fieldErrorText, type FieldErrorCode } from './errorTexts.ts';
import { replyError, replyLanguage } from './errors.ts';

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
    each.map((error) =>
      fieldErrorText(language, error, { ...fieldErrorLimits[error], ...staffErrorLimits[error], ...extra }),
    ),
  ]);
  return replyError(reply, 422, code, { errors: Object.fromEntries(errors) as Record<string, string[]> });
}

/** The error for a required field that is empty or blank; an empty list if it has text. */
export const required = (text: string, error: FieldErrorCode): FieldErrorCode[] =>
  characterCount(text.trim()) === 0 ? [error] : [];
