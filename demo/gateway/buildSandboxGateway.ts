import fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../server/platform/clock.ts';
import type { Config } from '../../server/start/settings.ts';
import { performJob } from './performJob.ts';
import { jobRunner } from './jobRunner.ts';
import { pages } from './routes/pages.ts';
import { payments } from './routes/payments.ts';
import { sessionApi } from './routes/sessionApi.ts';
import type { Conditions, Sandbox } from './sandbox.ts';
import {
  readSandboxKeys,
  sandboxFolder,
  type SandboxKeys,
} from '../../server/payments/gateways/sandboxGateway.ts';
import { openSandboxStore } from './sandboxStore.ts';
import type { Session } from './session.ts';
import { openTill, type PaymentOutcome } from './takePayment.ts';

const BODY_MAX_BYTES = 16_384;
const DEFAULT_LATENCY_MS = 50;

export type SandboxGatewayOptions = {
  config: Pick<Config, 'dataDir' | 'publicOrigin'>;
  clock: Clock;
  /** Where webhooks are sent; by default to the site. */
  webhookUrl?: string;
  latencyMs?: number;
  /** Whether jobs run when they are due, as by default. If false, only `control.runDue()` runs them. */
  automatic?: boolean;
};

type SandboxControl = {
  conditions: Conditions;
  sessions(): Session[];
  /** Pays a session as its page would, with the card of these digits. */
  pay(sessionId: string, digits: string): PaymentOutcome;
  answerChallenge(sessionId: string, challenge: string, approved: boolean): PaymentOutcome;
  /**
   * Runs the jobs that are due: charges slow cards and sends webhooks. Resolves when none is due any more.
   */
  runDue(): Promise<void>;
};

export type SandboxGateway = { app: FastifyInstance; control: SandboxControl; keys: SandboxKeys };

/**
 * Builds the sandbox gateway, which shares no page, origin or database with the site. It logs nothing,
 * because card numbers pass through it. Closing the app stops its jobs and closes its database.
 */
export async function buildSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  const { config, clock, automatic = true } = options;
  const keys = readSandboxKeys(config.dataDir);
  const store = openSandboxStore(sandboxFolder(config.dataDir), clock.now());
  const till = openTill(store, keys.fingerprintKey);
  const webhookUrl = options.webhookUrl ?? `${config.publicOrigin}/api/payments/webhook/sandbox`;
  const merchant = { webhookUrl, webhookSecret: keys.webhookSecret };
  const runner = jobRunner(store.jobs, clock, performJob({ store, till, merchant, clock }));
  const conditions: Conditions = { latencyMs: options.latencyMs ?? DEFAULT_LATENCY_MS, fault: 'none' };
  const wake = automatic ? () => runner.wake() : () => {};
  const sandbox: Sandbox = {
    store,
    till,
    keys,
    clock,
    conditions,
    merchantOrigin: config.publicOrigin,
    wake,
  };

  const app = fastify({
    logger: false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.status(error.statusCode ?? 500).send({ success: false, code: 5000, description: 'Refused' }),
  );
  await app.register(sessionApi(sandbox), { prefix: '/api/v1' });
  await app.register(pages(sandbox));
  await app.register(payments(sandbox));
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', async () => {
    await runner.stop();
    store.close();
  });
  return { app, keys, control: controlOf(sandbox, () => runner.runDue()) };
}

function controlOf(sandbox: Sandbox, runDue: () => Promise<void>): SandboxControl {
  const { store, till, clock, conditions } = sandbox;
  const known = (id: string): Session => {
    const session = store.sessions.get(id);
    if (!session) throw new Error(`there is no session ${id}`);
    return session;
  };
  const after = (outcome: PaymentOutcome) => {
    sandbox.wake();
    return outcome;
  };
  return {
    conditions,
    runDue,
    sessions: () => [...store.sessions.values()],
    pay: (id, digits) => after(till.pay(known(id), digits, clock.now())),
    answerChallenge: (id, challenge, approved) =>
      after(till.answerChallenge(known(id), challenge, approved, clock.now())),
  };
}
