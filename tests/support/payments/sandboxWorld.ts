import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandboxGateway, type SandboxGateway } from '../../../demo/gateway/buildSandboxGateway.ts';
import type {
  GatewaySession,
  PaymentGateway,
  SessionRequest,
} from '../../../server/payments/gateways/gateway.ts';
import { sandboxGateway } from '../../../server/payments/gateways/sandboxGateway.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhookReceiver.ts';

export const publicOrigin = 'https://vote.example';
export const someOrder: SessionRequest = {
  orderId: 'AAAAAAAAAAAAAAAAAAAAAA',
  productName: '25 votes',
  amountBaisa: 7_500,
  successUrl: `${publicOrigin}/user/payment?order=AAAAAAAAAAAAAAAAAAAAAA`,
  cancelUrl: `${publicOrigin}/user/payment?order=AAAAAAAAAAAAAAAAAAAAAA&cancelled`,
  expiresInMinutes: 15,
  metadata: {},
};

export type SandboxWorld = {
  clock: ManualClock;
  dataDir: string;
  merchant: WebhookReceiver;
  /** The running sandbox gateway; after `restart` it is another. */
  sandbox: SandboxGateway;
  origin: string;
  /** The sandbox as our server calls it. */
  gateway: PaymentGateway;
  /**
   * Makes a gateway session.
   * @returns its id
   */
  session(change?: Partial<SessionRequest>): Promise<string>;
  /** Reads a session as our server does. */
  read(id: string): Promise<GatewaySession>;
  /**
   * Sends the webhooks that are due.
   * @returns the sessions of all webhooks received so far
   */
  sendDue(): Promise<string[]>;
  restart(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A sandbox gateway with a port of its own, a receiver for its webhooks, and a clock that the test moves.
 * The sandbox does nothing by itself.
 */
export async function startSandboxWorld(
  site: string = publicOrigin,
  start: number = Date.UTC(2026, 10, 20, 12),
): Promise<SandboxWorld> {
  const clock = manualClock(start);
  const dataDir = await mkdtemp(join(tmpdir(), 'sawt-sandbox-'));
  const merchant = await startWebhookReceiver();
  const open = async () => {
    const sandbox = await buildSandboxGateway({
      config: { dataDir, publicOrigin: site },
      clock,
      webhookUrl: merchant.url,
      latencyMs: 0,
      automatic: false,
    });
    const origin = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    const { apiKey, webhookSecret } = sandbox.keys;
    const gateway = sandboxGateway(
      { apiOrigin: origin, browserOrigin: origin, apiKey, webhookSecret },
      clock,
    );
    return { sandbox, origin, gateway };
  };
  const world: SandboxWorld = {
    clock,
    dataDir,
    merchant,
    ...(await open()),
    async session(change = {}) {
      const made = await world.gateway.createSession({ ...someOrder, ...change });
      if (!made.ok) throw new Error(made.detail);
      return made.value.id;
    },
    async read(id) {
      const answer = await world.gateway.readSession(id);
      if (!answer.ok) throw new Error(answer.detail);
      return answer.value;
    },
    async sendDue() {
      await world.sandbox.control.runDue();
      return world.merchant.sessionIds();
    },
    async restart() {
      await world.sandbox.app.close();
      Object.assign(world, await open());
    },
    async close() {
      await world.sandbox.app.close();
      await merchant.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}
