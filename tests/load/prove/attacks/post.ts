import { request } from 'node:http';
import type { AttackTarget } from './attackTarget.ts';

/**
 * Sends a POST with a body and its type from the attacker's IP address.
 * @returns the status of the reply
 */
export async function post({ port, address }: AttackTarget, path: string, body: Response): Promise<number> {
  const bytes = Buffer.from(await body.arrayBuffer());
  const headers = {
    'content-type': body.headers.get('content-type') ?? '',
    'content-length': bytes.length,
  };
  const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: address };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}
