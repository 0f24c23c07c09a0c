import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { startAccounts, type Accounts } from '../accounts/startAccounts.ts';
import { startEntries } from '../entries/startEntries.ts';
import { startLiveVote, type LiveVote } from './liveVote.ts';
import { mediaHeaders } from '../media/routes.ts';
import { startMedia, type Media } from '../media/startMedia.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadDatabaseTime } from '../platform/database/databaseClock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lackOfStandby } from '../platform/database/synchronousStandby.ts';
import { answerFirst } from '../platform/http/answerFirst.ts';
import { logFailure } from '../platform/eventLog.ts';
import { readContract, registerContract } from '../platform/http/contract.ts';
import { createHttpApp, type HttpSetup } from '../platform/http/createHttpApp.ts';
import { crossOriginHeaders, registerPreflight } from '../platform/http/crossOrigin.ts';
import { endConnectionsOnLeaving } from '../platform/http/leaving.ts';
import { limitConnections } from '../platform/http/limitConnections.ts';
import { registerHealth } from '../platform/http/operations.ts';
import { RouteTable, type Route } from '../platform/http/routeTable.ts';
import type { Leases } from '../platform/leases/lease.ts';
import { openLeases } from '../platform/leases/openLeases.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import { refusalBudget } from '../platform/http/refusalBudget.ts';
import { shedWrites } from '../platform/http/shedWrites.ts';
import { dataHeaders } from '../platform/http/securityHeaders.ts';
import { openGateway } from '../payments/gateways/openGateway.ts';
import type { PaymentGateway } from '../payments/gateways/gateway.ts';
import { meteredGateway } from '../payments/gateways/meteredGateway.ts';
import { paymentRoutes, registerAdmin, registerWebhooks } from '../payments/routes.ts';
import { startPayments, type Payments, type PaymentsDeps } from '../payments/startPayments.ts';
import { startPeople } from '../people/startPeople.ts';
import type { Keys } from '../platform/keys.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { createReadiness } from '../platform/readiness.ts';
import { measureSpace, type MeasureSpace } from '../platform/storage/diskSpace.ts';
import { Reservations } from '../platform/storage/reservations.ts';
import { meteredWriter } from '../platform/writer/meteredWriter.ts';
import type { Demo } from './demo.ts';
import type { ServerWriter, ServerWrites } from './serverWriter.ts';
import type { Config } from './settings.ts';
import { registerSite, siteRoutes } from '../site/routes.ts';
import { readableUrl } from '../site/readableUrl.ts';
import { registerSmsRoute } from '../sms/routes.ts';
import { votingRoutes } from '../voting/routes.ts';
import { startLedger, type Ledger } from '../voting/startLedger.ts';
import { watchApp } from './watchApp.ts';

export type AppDeps = {
  config: Config;
  clock: Clock;
  /** Reads only; migrated. */
  database: Kysely<Schema>;
  writer: ServerWriter;
  keys: Keys;
  /** Who takes the money; the one that the settings name when not given. */
  gateway?: PaymentGateway | undefined;
  /** Where e-mail and text messages go; what the settings name when not given. */
  messages?: MessagePort | undefined;
  /** How PostgreSQL's clock is read; from the database when not given. */
  readDatabaseTime?: ReadDatabaseTime | undefined;
  /** How the disk is measured; by the file system when not given. */
  measure?: MeasureSpace | undefined;
  /** The build of the site; `dist/site` of the project when not given. */
  siteDir?: string | undefined;
  /** How long (ms) a lease lasts without renewal; `LEASE_MS` when not given. */
  leaseMs?: number | undefined;
  /** Handed in where the demo runs. */
  demo?: Demo | undefined;
  /** Where log lines go; standard output when not given. */
  logStream?: { write(line: string): void } | undefined;
};

/** The listeners, not yet listening, and what moves behind them. */
export type SawtApp = {
  site: FastifyInstance;
  admin: FastifyInstance;
  metrics: FastifyInstance;
  /** The origin of what candidates sent. */
  media: FastifyInstance;
  /** Text messages and health only, so that full public sockets refuse no vote. */
  operator: FastifyInstance;
  /** Every route of every listener. */
  routes: readonly Route[];
  live: LiveVote;
  payments: Payments;
  ledger: Ledger;
  accounts: Accounts;
  files: Media;
  /** Is not ready any more, and lets each connection go with its next answer; everything else goes on. */
  leave(): void;
  /** Stops accepting, ends streams, answers what was asked; the database stays open. */
  close(): Promise<void>;
};

/** What does not end by itself within this time (ms) is cut off when the server stops. */
const CLOSING_MS = 10_000;
/** How often (ms) connections that have come to rest meanwhile are closed. */
const IDLE_MS = 50;

/** Messages lie open in the outbox, so production has none. */
const OUTSIDE_PRODUCTION = ['readOutbox'];

export async function buildApp(deps: AppDeps): Promise<SawtApp> {
  const { config, logStream } = deps;
  const metrics = createMetrics();
  const writer = meteredWriter<ServerWrites>(deps.writer, metrics);
  const headers = { ...dataHeaders(config), ...crossOriginHeaders(config) };
  const createApp = (setup: Partial<HttpSetup> = {}) =>
    createHttpApp({ config, metrics, logStream, headers, ...setup });
  const site = createApp({ rewriteUrl: readableUrl });
  const [admin, operator] = [createApp(), createApp()];
  const scrape = createApp({ headers: dataHeaders(config) });
  const media = createApp({ headers: mediaHeaders(config.publicOrigin) });
  const listeners = { site, admin, metrics: scrape, media, operator };
  const contract = readContract();
  const table = new RouteTable(contract);
  for (const [name, app] of Object.entries(listeners)) table.watch(app, name);
  const onError = logFailure(site.log)('leases_not_renewed');
  const leases = openLeases(config.databaseUrl ? 'postgres' : 'sqlite', { ...deps, writer, onError });
  const live = await startLiveVote({ ...deps, writer, leases, log: site.log });
  watchApp(metrics, live, config);
  const { clock, catalogue } = live;
  const running = { ...deps, clock, leases, writer: live.writer, metrics, log: site.log };
  const payments = openPayments(deps, running);
  const people = startPeople(running);
  const accounts = openAccounts({ ...deps, writer, leases }, live, metrics, site.log);
  const reservations = new Reservations(config.dataDir, deps.measure ?? measureSpace);
  const files = startMedia({ ...running, writer, reservations });
  const ledger = startLedger({ ...running, objects: files.objects });
  const entries = startEntries({ ...running, catalogue, files, reservations });
  const voting = votingRoutes({ ...running, ...live, parts: ledger.parts, limits: config.limits, headers });
  const reading = catalogueRoutes(catalogue, headers);
  const siteDeps = { ...running, ...live };
  const handlers = {
    ...siteRoutes(siteDeps),
    ...voting.handlers,
    ...reading.handlers,
    ...paymentRoutes({ ...running, payments, competitionOnBoard: competitionOn(live) }),
    ...accounts.handlers,
    ...entries.handlers,
  };
  const readiness = createReadiness({
    dataDir: config.dataDir,
    clock: live.clock,
    probe: () => live.writer.submit('probe', null),
    standby: config.needsStandby ? async () => !(await lackOfStandby(deps.database)) : undefined,
    measure: deps.measure,
  });
  const refusals = refusalBudget(clock, deps.keys.device, config.limits);
  for (const app of [site, admin, operator]) registerHealth(app, readiness);
  for (const app of [site, admin]) {
    limitConnections(app, config);
    await registerPreflight(app, config);
    for (const first of [...reading.first, ...voting.first]) answerFirst(app, first, metrics);
    shedWrites(app, () => live.writer.isFull(), metrics, headers);
    await registerContract(app, contract, handlers, refusals);
    await registerWebhooks(app, { ...running, payments });
    await entries.register(app);
  }
  shedWrites(operator, () => live.writer.isFull(), metrics, headers);
  for (const app of [site, admin, operator]) await registerSms(app, deps, { live, payments, metrics });
  await registerSite(site, siteDeps);
  registerAdmin(admin, { config });
  await accounts.registerAdmin(admin);
  scrape.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  files.register(media);
  table.refuseMissing(config.environment === 'production' ? OUTSIDE_PRODUCTION : []);
  const apps = Object.values(listeners);
  const leaving = { begun: false };
  for (const app of apps) endConnectionsOnLeaving(app, leaving);
  await Promise.all(apps.map((app) => app.ready()));
  const close = async () => {
    await closeAll(apps, live, [payments, ledger, accounts, files, people]);
    await leases.release();
  };
  const leave = () => {
    leaving.begun = true;
    readiness.leave();
  };
  return { ...listeners, routes: table.routes, live, payments, ledger, accounts, files, leave, close };
}

function openPayments(
  { config, gateway }: AppDeps,
  running: Omit<PaymentsDeps, 'gateway'> & { metrics: Metrics },
) {
  const opened = gateway ?? openGateway(config, running.clock);
  return startPayments({ ...running, gateway: meteredGateway(opened, running.metrics) });
}

/** The competition on the board; null while there is none. */
const competitionOn =
  ({ board }: LiveVote) =>
  () =>
    board.view.competition?.id ?? null;

/** Names and faces stand on the board, so that a changed profile goes through the writer that shows what it wrote. */
function openAccounts(
  deps: AppDeps & { leases: Leases },
  live: LiveVote,
  metrics: Metrics,
  log: FastifyInstance['log'],
): Accounts {
  const { clock, writer } = live;
  return startAccounts({ ...deps, clock, announcingWriter: writer, metrics, log });
}

function registerSms(
  app: FastifyInstance,
  { config, keys }: AppDeps,
  { live, payments, metrics }: { live: LiveVote; payments: Payments; metrics: Metrics },
): Promise<void> {
  const { clock, directory, writer } = live;
  return registerSmsRoute(app, {
    providers: config.smsProviders,
    directory,
    writer,
    clock,
    pepper: keys.pepper,
    metrics,
    onStored: payments.seeSms,
  });
}

async function closeAll(
  apps: readonly FastifyInstance[],
  live: LiveVote,
  working: readonly Pick<Payments, 'close'>[],
): Promise<void> {
  const closed = Promise.all(apps.map((app) => app.close()));
  const left = live.close();
  const cut = setTimeout(() => apps.forEach((app) => app.server.closeAllConnections()), CLOSING_MS);
  // A connection whose answer ends only now, a stream's above all, would be kept for the next request.
  const idle = setInterval(() => apps.forEach((app) => app.server.closeIdleConnections()), IDLE_MS);
  await Promise.all([closed, left]);
  clearInterval(idle);
  clearTimeout(cut);
  for (const each of working) await each.close();
}
