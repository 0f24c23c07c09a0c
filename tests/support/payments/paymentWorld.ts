import { demo } from '../../../demo/demo.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Board, Order, Participant, OrderReply, VoteRequest } from '../../../domain/contract.ts';
import { buildApp, type SawtApp } from '../../../server/start/app.ts';
import { readConfig } from '../../../server/start/readConfig.ts';
import { openStore, type Store } from '../../../server/start/openStore.ts';
import { databaseSettings } from '../../../server/platform/database/databaseSettings.ts';
import type { PaymentGateway } from '../../../server/payments/gateways/gateway.ts';
import { signedHeaders, type SignedWebhook } from '../../../server/payments/gateways/verifyWebhook.ts';
import type { Config } from '../../../server/start/settings.ts';
import type { ManualClock } from '../servers/manualClock.ts';
import { layMigratedFile } from '../database/migratedFile.ts';
import { publicOrigin, startSandboxWorld, type SandboxWorld } from './sandboxWorld.ts';
import { layTestSeason, seasonNow } from '../catalogue/testSeason.ts';

export const testCards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002760003184',
  slow: '4000000000000259',
  lost: '4000000000000341',
  duplicate: '4000000000000424',
};

/** What to change in a valid request: 25 votes for the first contestant of the open group. */
export type Ordered = {
  body?: Partial<Record<keyof VoteRequest, unknown>>;
  headers?: Record<string, string>;
};

type Running = { store: Store; app: SawtApp; site: string; admin: string };

export type PaymentWorldOptions = {
  config?: Partial<Config>;
  /** Wraps the gateway before the app gets it, for example to add failures. */
  wrapGateway?: (gateway: PaymentGateway) => PaymentGateway;
  wrapStore?: (store: Store) => Store;
};

/** The whole server and the sandbox gateway on one clock. Webhooks wait until the test delivers them. */
export class PaymentWorld {
  readonly bank: SandboxWorld;
  readonly logLines: string[] = [];
  readonly #config: Config;
  readonly #options: PaymentWorldOptions;
  #running: Running | undefined;
  #delivered = 0;

  private constructor(bank: SandboxWorld, options: PaymentWorldOptions) {
    const dataDir = mkdtempSync(join(tmpdir(), 'sawt-payments-'));
    const read = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'debug' }, demo);
    if (!read.ok) throw new Error(read.errors.join('; '));
    this.bank = bank;
    this.#config = { ...read.config, publicOrigin, adminOrigin: 'https://staff.example', ...options.config };
    this.#options = options;
  }

  static async start(options: PaymentWorldOptions = {}): Promise<PaymentWorld> {
    const world = new PaymentWorld(await startSandboxWorld(publicOrigin, seasonNow), options);
    await world.#open((store) => layTestSeason(store, seasonNow));
    return world;
  }

  get clock(): ManualClock {
    return this.bank.clock;
  }

  get dataDir(): string {
    return this.#config.dataDir;
  }

  get server(): Running {
    if (!this.#running) throw new Error('the server does not run');
    return this.#running;
  }

  /** Starts a second node on the same database and gateway. */
  async secondNode(): Promise<{ site: string; close(): Promise<void> }> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sawt-node-'));
    const node = await this.#openNode({ ...this.#config, dataDir });
    const close = async () => {
      await closeNode(node);
      rmSync(dataDir, { recursive: true });
    };
    return { site: node.site, close };
  }

  async board(): Promise<Board> {
    return (await (await fetch(`${this.server.site}/api/voter/participants`)).json()) as Board;
  }

  /** The contestants of the open group, sorted by code. */
  async contestants(): Promise<Participant[]> {
    const { participants } = (await this.board()).data;
    return participants.toSorted((a, b) => Number(a.sms_code) - Number(b.sms_code));
  }

  /**
   * Sends an order and returns the reply.
   * @param site the address of a node; by default the first
   */
  async order({ body, headers }: Ordered = {}, site = this.server.site): Promise<Response> {
    const entry = body && 'entry_id' in body ? {} : { entry_id: (await this.contestants())[0]?.voter_id };
    return fetch(`${site}/api/voter/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify({ email: 'voter@example.om', currency_id: 1, votes_count: 25, ...entry, ...body }),
    });
  }

  /** Places an order and returns it; throws if the server refuses. */
  async placed(ordered?: Ordered): Promise<Order> {
    const response = await this.order(ordered);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`the order was refused: ${text}`);
    return (JSON.parse(text) as OrderReply).data;
  }

  async read(id: string): Promise<Order> {
    return (await (await fetch(`${this.server.site}/api/voter/order/${id}`)).json()) as Order;
  }

  /** Pays an order at the gateway with the test card of these digits. */
  pay(order: Order, digits = testCards.success): void {
    this.bank.sandbox.control.pay(sessionOf(order), digits);
  }

  /** Pays an order in a second gateway session. @returns the session's id */
  async payAlso({ id: orderId }: Order, amountBaisa: number): Promise<string> {
    const session = await this.bank.gateway.createSession({
      orderId,
      productName: '25',
      amountBaisa,
      successUrl: 'https://vote.example/',
      cancelUrl: 'https://vote.example/',
      expiresInMinutes: 15,
      metadata: {},
    });
    if (!session.ok) throw new Error(session.detail);
    this.bank.sandbox.control.pay(session.value.id, testCards.success);
    return session.value.id;
  }

  deliver({ rawBody, signature, timestamp }: SignedWebhook): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...signedHeaders({ signature, timestamp }) };
    const url = `${this.server.site}/api/payments/webhook/sandbox`;
    return fetch(url, { method: 'POST', headers, body: Buffer.from(rawBody) });
  }

  /** Lets the gateway send what is due, and returns the webhooks that it sent since the last call. */
  async takeWebhooks(): Promise<SignedWebhook[]> {
    await this.bank.sandbox.control.runDue();
    const taken = this.bank.merchant.deliveries.slice(this.#delivered);
    this.#delivered += taken.length;
    return taken;
  }

  /**
   * Delivers the gateway's new webhooks to the server.
   * @returns the status of each reply
   */
  async deliverWebhooks(): Promise<number[]> {
    const statuses: number[] = [];
    for (const delivery of await this.takeWebhooks()) statuses.push((await this.deliver(delivery)).status);
    return statuses;
  }

  /** Runs all work of payments, ledger and board that is due. */
  async work(): Promise<void> {
    const { payments, ledger, live } = this.server.app;
    // A worker that was already running may have missed work that became due meanwhile, so run each again.
    for (const workers of [payments, ledger]) {
      await workers.rest();
      workers.tick();
      await workers.rest();
    }
    await live.publisher.refresh();
  }

  /** Advances the clock and runs all work that is then due. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.work();
  }

  /** Stops the server and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.#close();
    await this.#open();
  }

  async close(): Promise<void> {
    await this.#close();
    await this.bank.close();
    rmSync(this.dataDir, { recursive: true });
  }

  async #open(prepare?: (store: Store) => Promise<unknown>): Promise<void> {
    this.#running = await this.#openNode(this.#config, prepare);
  }

  async #openNode(config: Config, prepare?: (store: Store) => Promise<unknown>): Promise<Running> {
    const { wrapGateway = (gateway) => gateway, wrapStore = (store) => store } = this.#options;
    await layMigratedFile(databaseSettings(config.dataDir, config.databaseUrl));
    const store = await openStore(config, fail, demo.writes);
    await prepare?.(store);
    const app = await buildApp({
      ...wrapStore(store),
      config,
      clock: this.clock,
      readDatabaseTime: () => Promise.resolve(this.clock.now()),
      gateway: wrapGateway(this.bank.gateway),
      siteDir: join(config.dataDir, 'no-site'),
      logStream: { write: (line) => this.logLines.push(line) },
    });
    return { store, app, site: await listen(app.site), admin: await listen(app.admin) };
  }

  async #close(): Promise<void> {
    await closeNode(this.server);
    this.#running = undefined;
  }
}

async function closeNode({ app, store }: Running): Promise<void> {
  await app.close();
  await store.close();
}

const fail = (error: Error) => {
  throw error;
};

/** The id of an order's gateway session; throws if the order cannot be paid. */
export function sessionOf(order: Order): string {
  if (!order.payment) throw new Error(`the order ${order.id} cannot be paid: it is ${order.status}`);
  return decodeURIComponent(new URL(order.payment.url).pathname.split('/').at(-1) ?? '');
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
