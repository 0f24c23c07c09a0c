import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
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

/** Answers what is not even HTTP, too large in its headers or too slow, and closes the connection. */
export type ClientErrorAnswer = (error: { code?: string | undefined }, socket: Socket) => void;

/** @param headers those of every answer */
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
 * Answers in our words what node:http would refuse with an empty answer: not one Host in HTTP/1.1, and an Expect that
 * nobody knows.
 */
export function refuseOddRequests(app: FastifyInstance, headers: Headers): void {
  guardRequests(app, (request, response) => {
    if (request.httpVersion !== '1.1' || hostsOf(request) === 1) return false;
    const { headers: head, body } = refusalOf(400, languageOf(request), headers);
    response.writeHead(400, head).end(body);
    return true;
  });
  app.server.on('checkExpectation', (request, response) => {
    const { headers: head, body } = refusalOf(417, languageOf(request), headers);
    response.writeHead(417, head).end(body);
  });
}

/** How many Host lines a request has; `headers` would keep the first alone. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

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
