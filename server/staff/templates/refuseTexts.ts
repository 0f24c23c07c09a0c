import type { FastifyReply } from 'fastify';
import type { TemplateFaults } from '../../../domain/messages/readTemplate.ts';
import { staffErrorLimits } from '../../../domain/staff/staffErrorLimits.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { fieldErrorText } from '../../platform/http/errorTexts.ts';

/** Answers 422 with one sentence a text, which names the line of a wrong placeholder. */
export function refuseTexts(reply: FastifyReply, faults: TemplateFaults): FastifyReply {
  const language = replyLanguage(reply.request);
  const errors = Object.entries(faults).map(([field, { error, faults: found }]) => {
    const line = found[0]?.line;
    if (error !== 'templatePlaceholder' || line === undefined)
      return [field, [fieldErrorText(language, error, staffErrorLimits[error])]];
    return [field, [fieldErrorText(language, 'templatePlaceholderLine', { line })]];
  });
  return replyError(reply, 422, 'unprocessable', {
    errors: Object.fromEntries(errors) as Record<string, string[]>,
  });
}
