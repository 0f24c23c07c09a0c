import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSignedWebhook, type SignedWebhook } from '../../../server/payments/gateways/verifyWebhook.ts';

export type WebhookReceiver = {
  url: string;
  deliveries: SignedWebhook[];
  /** The session that each delivery names, in order of arrival. */
  sessionIds(): string[];
  /** Resolves once there were this many deliveries. */
  hasBeenTold(times: number): Promise<void>;
  /** Answers the next deliveries with these statuses, later ones with 200. */
  answer(...statuses: number[]): void;
  close(): Promise<void>;
};

/** Starts a server that keeps webhooks exactly as they arrive. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const deliveries: SignedWebhook[] = [];
  const statuses: number[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push(readSignedWebhook({ rawBody: Buffer.concat(chunks), headers: request.headers }));
      response.writeHead(statuses.shift() ?? 200).end();
      arrivals.emit('delivery');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sessionOf = ({ rawBody }: SignedWebhook) =>
    (JSON.parse(Buffer.from(rawBody).toString()) as { data: { session_id: string } }).data.session_id;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/webhook/sandbox`,
    deliveries,
    sessionIds: () => deliveries.map(sessionOf),
    async hasBeenTold(times) {
      while (deliveries.length < times) await once(arrivals, 'delivery');
    },
    answer: (...next) => void statuses.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
