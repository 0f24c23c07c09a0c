import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireError } from '../../../domain/contract.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import { errorText, plainCode } from './errorTexts.ts';
import { fieldErrors, type SchemaFinding } from './fieldErrors.ts';
import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The stable code of the error reply, for the log. */
    errorCode: string | null;
  }
}

/**
 * For operations whose contract has them: `present` is what a write would have replaced unseen, `findings` what is wrong with
 * what was sent.
 */
type ErrorDetails = {
  errors?: Record<string, string[]>;
  retryAfter?: number;
  present?: object;
  findings?: readonly object[];
};

/** Retry-After (seconds) of a 429 or 503 that names no time of its own. */
export const DEFAULT_RETRY_AFTER_S = 1;

export function replyLanguage(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

/** Makes the body of the contract's error, in the language of the request. */
function wireError(request: FastifyRequest, status: number, code: ServerCode, details: ErrorDetails = {}) {
  const error: WireError & Omit<ErrorDetails, 'retryAfter'> = {
    message: errorText(replyLanguage(request), status, code),
    code,
    request_id: request.id,
    ...(details.errors && { errors: details.errors }),
    ...(details.present && { present: details.present }),
    ...(details.findings && { findings: details.findings }),
  };
  return error;
}

/**
 * Answers with the contract's error. A 429 or 503 always has a Retry-After.
 * @param code stable, for programs; without a text in the errors area of the locales, the text of the status
 * is used
 * @param details.retryAfter seconds
 */
export function replyError(
  reply: FastifyReply,
  status: number,
  code: ServerCode,
  details: ErrorDetails = {},
) {
  reply.errorCode = code;
  if (status === 429 || status === 503)
    reply.header('retry-after', details.retryAfter ?? DEFAULT_RETRY_AFTER_S);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .send(wireError(reply.request, status, code, details));
}

/** Makes every error of this app, also the framework's own, answer as the contract says. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('errorCode', null);
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) => replyError(reply, 404, 'not_found'));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validation) return replyInvalid(error, request, reply);
  const status = statusOf(error);
  if (status === 500) request.log.error(traceOf(error, request), 'request failed');
  return replyError(reply, status, plainCode(status));
}

/**
 * Answers a breach of the contract: 422 for a wrong body, 400 for anything else, each with the fields at
 * fault.
 */
function replyInvalid(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.validationContext === 'body' ? 422 : 400;
  const errors = fieldErrors(error.validation as SchemaFinding[], replyLanguage(request));
  return replyError(reply, status, plainCode(status), { errors });
}

const passedOn = new Set([400, 401, 404, 413, 415, 422, 429, 503]);

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  if (passedOn.has(status)) return status;
  return status >= 400 && status < 500 ? 400 : 500;
}

/** The log fields of an error: its stack without the message, which may contain what a person typed. */
function traceOf(error: Error & { code?: string }, request: FastifyRequest) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    request_id: request.id,
    code: error.code ?? error.name,
    where: frames.slice(0, 8).map((line) => line.trim().slice(3)),
  };
}
