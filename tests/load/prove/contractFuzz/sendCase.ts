import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AnsweredReply } from '../../../support/servers/contract.ts';
import type { Case } from './operationCases.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const TIMEOUT_MS = 20_000;

export type Whom = { origin: string; method: string; token: string };

/**
 * Sends a request from an IP address that no other request has.
 * @returns the reply, or the error if there was none
 */
export async function sendCase(
  whom: Whom,
  { path, headers, body, as }: Case,
  index: number,
): Promise<AnsweredReply | Error> {
  const tokens = { nobody: undefined, candidate: whom.token, stranger: `swt_${digest(index)}` };
  const token = tokens[as];
  const form = body instanceof FormData ? new Response(body) : undefined;
  const bytes = form ? Buffer.from(await form.arrayBuffer()) : (body as Buffer | undefined);
  const type = form?.headers.get('content-type');
  return new Promise((resolve) => {
    const sending = request(whom.origin + path, {
      method: whom.method,
      agent,
      timeout: TIMEOUT_MS,
      headers: {
        ...headers,
        'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
        ...(bytes && { 'content-length': bytes.length }),
      },
    });
    sending.on('error', resolve);
    sending.on('timeout', () => sending.destroy(new Error('no answer in 20 s')));
    sending.on('response', (response) => {
      const given = new Headers(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string]),
      );
      const reply = { status: response.statusCode ?? 0, headers: given };
      const isEndless = response.headers['content-type']?.startsWith('text/event-stream') === true;
      if (isEndless) {
        resolve({ ...reply, text: '' });
        response.destroy();
      } else text(response).then((said) => resolve({ ...reply, text: said }), resolve);
    });
    sending.end(bytes);
  });
}

const digest = (index: number) => createHash('sha256').update(String(index)).digest('base64url');
