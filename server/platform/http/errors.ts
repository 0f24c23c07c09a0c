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

type ErrorDetails = { errors?: Record<string, string[]>; retryAfter?: number };

/** Default of Retry-After (seconds). */
export const DEFAULT_RETRY_AFTER_S = 1;

export function replyLanguage(request: FastifyRequest): Language {
  return acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

/** The contract's error, in the language of the request. */
function wireError(request: FastifyRequest, status: number, code: ServerCode, details: ErrorDetails = {}) {
  const error: WireError = {
    message: errorText(replyLanguage(request), status, code),
    code,
    request_id: request.id,
    ...(details.errors && { errors: details.errors }),
  };
  return error;
}

/**
 * Answers with the contract's error. A 429 or 503 always has a Retry-After.
 * @param code stable, for programs; its text is in the errors area of the locales, else the status's text is used
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

/** Makes every error of this app, its own and the framework's, answer as the contract says. */
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

/** A wrong body is 422 with its fields; any other breach of the contract is 400 with them. */
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

/** The stack without the message: a message may contain what a person typed. */
function traceOf(error: Error & { code?: string }, request: FastifyRequest) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    request_id: request.id,
    code: error.code ?? error.name,
    where: frames.slice(0, 8).map((line) => line.trim().slice(3)),
  };
}
