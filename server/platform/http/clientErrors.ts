import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '../ids.ts';
import { guardRequests } from './beforeRouting.ts';
import { errorText, plainCode } from './errorTexts.ts';
import { acceptedLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';
import type { Headers } from './securityHeaders.ts';

const statuses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers a malformed, oversized or slow request that no route sees, and closes the connection. */
export type ClientErrorAnswer = (error: { code?: string | undefined }, socket: Socket) => void;

/**
 * Makes the function that answers malformed, oversized and slow requests.
 * @param headers go with every reply
 */
export function clientErrorAnswer(headers: Headers): ClientErrorAnswer {
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason] = statuses[code] ?? [400, 'Bad Request'];
    const refusal = refusalOf(status, DEFAULT_LANGUAGE, headers);
    const lines = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${refusal.body}`);
  };
}

/**
 * Replaces two empty error replies of node:http with the contract's error: for HTTP/1.1 without exactly one
 * Host, and for an unknown Expect.
 */
export function refuseOddRequests(app: FastifyInstance, headers: Headers): void {
  const refuse = (request: IncomingMessage, response: ServerResponse, status: 400 | 417) => {
    const { headers: head, body } = refusalOf(status, languageOf(request), headers);
    response.writeHead(status, head).end(body);
  };
  guardRequests(app, (request, response) => {
    if (hasOneHost(request)) return false;
    refuse(request, response, 400);
    return true;
  });
  app.server.on('checkExpectation', (request, response) => {
    refuse(request, response, hasOneHost(request) ? 417 : 400);
  });
}

/**
 * Whether a request has exactly one Host; other versions than 1.1 need none. Counts raw headers, since
 * `headers` keeps only the first.
 */
const hasOneHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean =>
  httpVersion !== '1.1' ||
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length === 1;

const languageOf = ({ headers }: { headers: { 'accept-language'?: string } }) =>
  acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;

function refusalOf(status: number, language: Language, headers: Headers) {
  const code = plainCode(status);
  const request_id = newId();
  const body = JSON.stringify({ message: errorText(language, status, code), code, request_id });
  return {
    body,
    headers: {
      ...headers,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': request_id,
    },
  };
}
