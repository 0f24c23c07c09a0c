import { connect } from 'node:net';
import type { AnsweredReply } from './contract.ts';

/** Sends raw bytes and reads the reply until it is complete or the server closes the connection. */
export function rawHttp(origin: string, bytes: string): Promise<AnsweredReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (isWhole(answer)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(answer)));
  });
}

/**
 * Whether the reply is complete by its `content-length`; the server may leave the connection open after it.
 */
function isWhole(answer: string): boolean {
  const { headers, text } = parse(answer);
  const length = headers.get('content-length');
  return length !== null && answer.includes('\r\n\r\n') && Buffer.byteLength(text) >= Number(length);
}

function parse(answer: string): AnsweredReply {
  const [head = '', text = ''] = answer.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(statusLine.split(' ')[1]), headers, text };
}
