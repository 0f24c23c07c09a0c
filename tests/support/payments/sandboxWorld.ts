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
  /** The running sandbox; a restart replaces it. */
  sandbox: SandboxGateway;
  /** The address of the sandbox. */
  origin: string;
  /** The gateway as the merchant's server calls it. */
  gateway: PaymentGateway;
  /** Makes a session for a payment of the merchant. @returns its id */
  session(change?: Partial<SessionRequest>): Promise<string>;
  /** A session as the merchant reads it. */
  read(id: string): Promise<GatewaySession>;
  /** Sends what is due. @returns the sessions that the merchant has heard of so far */
  sendDue(): Promise<string[]>;
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** A sandbox gateway on its own port, its merchant, and a clock that the test moves; nothing runs by itself. */
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
