import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { newId } from '../ids.ts';
import { errorText, plainCode } from './errorTexts.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

const statuses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers what is not even HTTP, too large in its headers or too slow, and closes the connection. */
export function answerClientError(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = statuses[error.code] ?? [400, 'Bad Request'];
  const code = plainCode(status);
  const request_id = newId();
  const body = JSON.stringify({ message: errorText(DEFAULT_LANGUAGE, status, code), code, request_id });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nX-Request-Id: ${request_id}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
