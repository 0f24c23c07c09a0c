import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { startBackups } from '../commands/periodicBackups.ts';
import { startAccounts, type Accounts, type AccountsStart } from '../accounts/startAccounts.ts';
import { startEntries, type Entries } from '../entries/startEntries.ts';
import { openUnsubscribing } from '../entries/unsubscribing/openUnsubscribing.ts';
import { startLiveVote, type LiveVote } from './liveVote.ts';
import { mediaHeaders } from '../media/routes.ts';
import { startMedia, type Media } from '../media/startMedia.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadDatabaseTime } from '../platform/database/databaseClock.ts';
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
import { leasesOfWork, openLeases } from '../platform/leases/openLeases.ts';
import { startLimits } from '../platform/limits/startLimits.ts';
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
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { logKeys, rolesWith, sharedKeys } from '../platform/sharedKeys/sharedKeys.ts';
import { type Passwords, startPasswords } from '../platform/passwords/startPasswords.ts';
import { createReadiness } from '../platform/readiness.ts';
import { measureSpace, type MeasureSpace } from '../platform/storage/diskSpace.ts';
import { Reservations } from '../platform/storage/reservations.ts';
import { meteredWriter } from '../platform/writer/meteredWriter.ts';
import { closeAll } from './closeAll.ts';
import type { Demo } from './demo.ts';
import { openMessages } from './openMessages.ts';
import type { Store } from './openStore.ts';
import type { ServerWrites } from './serverWriter.ts';
import type { Config } from './settings.ts';
import { receiptReader } from '../payments/receipts/receiptRoute.ts';
import { registerSite, siteRoutes } from '../site/routes.ts';
import { readableUrl } from '../site/readableUrl.ts';
import { SMS_PATH } from '../sms/routes.ts';
import { startSms } from '../sms/startSms.ts';
import { startStaff, type Staff } from '../staff/startStaff.ts';
import { votingRoutes } from '../voting/routes.ts';
import { startLedger, type Ledger } from '../voting/startLedger.ts';
import { watchApp } from './watchApp.ts';

export type AppDeps = Omit<Store, 'close'> & {
  config: Config;
  clock: Clock;
  /** The payment gateway; the one of the settings when not given. */
  gateway?: PaymentGateway | undefined;
  /** Sends e-mail and text messages; as the settings say when not given. */
  messages?: MessagePort | undefined;
  /** Hashes passwords; a process of this server's own when not given. */
  hasher?: Passwords['hasher'] | undefined;
  /** Reads PostgreSQL's clock; asks the database when not given. */
  readDatabaseTime?: ReadDatabaseTime | undefined;
  /** Measures the free space of the disk; asks the file system when not given. */
  measure?: MeasureSpace | undefined;
  /** The folder of the site's build; `dist/site` of the project when not given. */
  siteDir?: string | undefined;
  /** The folder of the staff application's build; `dist/staff` of the project when not given. */
  staffDir?: string | undefined;
  /** How long (ms) a lease lasts without renewal; `LEASE_MS` when not given. */
  leaseMs?: number | undefined;
  /** The demo; not given where the program has none. */
  demo?: Demo | undefined;
  /** Where log lines go; standard output when not given. */
  logStream?: { write(line: string): void } | undefined;
};

/** The listeners, before they listen, and the running parts behind them. */
export type SawtApp = {
  site: FastifyInstance;
  admin: FastifyInstance;
  metrics: FastifyInstance;
  /** Serves candidates' files from an origin of its own. */
  media: FastifyInstance;
  /** Takes text messages and health checks only, also when the public connections are used up. */
  operator: FastifyInstance;
  /** Every route of every listener. */
  routes: readonly Route[];
  live: LiveVote;
  payments: Payments;
  ledger: Ledger;
  accounts: Accounts;
  entries: Entries;
  files: Media;
  staff: Staff;
  /** Begins the drain: reports unready and closes each connection after its next reply. */
  leave(): void;
  /** Stops listening, ends streams, answers the requests in progress. The database stays open. */
  close(): Promise<void>;
};

/** Operations without a route in production: the outbox would show everybody's messages. */
const OUTSIDE_PRODUCTION = ['readOutbox'];

export async function buildApp(given: AppDeps): Promise<SawtApp> {
  let { config } = given;
  const { logStream } = given;
  const metrics = createMetrics();
  const writer = meteredWriter<ServerWrites>(given.writer, metrics);
  const inboxWriter = meteredWriter<ServerWrites>(given.inboxWriter, metrics);
  const headers = { ...dataHeaders(config), ...crossOriginHeaders(config) };
  const createApp = (setup: Partial<HttpSetup> = {}) =>
    createHttpApp({ config, metrics, logStream, headers, ...setup });
  const site = createApp({ rewriteUrl: readableUrl });
  const [admin, operator] = [createApp(), createApp()];
  const scrape = createApp({ headers: dataHeaders(config) });
  const media = createApp({ headers: mediaHeaders(config.publicOrigin) });
  const listeners = { site, admin, metrics: scrape, media, operator };
  const contract = readContract();
  const staffContract = readContract('staff');
  const table = new RouteTable([contract, staffContract]);
  for (const [name, app] of Object.entries(listeners)) table.watch(app, name);
  const onDifference = logKeys(site.log);
  const keysAgree = config.databaseUrl === null ? undefined : sharedKeys({ ...given, writer, onDifference });
  config = { ...config, roles: await rolesWith(keysAgree, config.roles) };
  const deps = { ...given, config };
  const onError = logFailure(site.log)('leases_not_renewed');
  const nodeLeases = openLeases(config, { ...deps, writer, onError });
  const leases = leasesOfWork(config, () => nodeLeases);
  const live = await startLiveVote({ ...deps, writer, leases, log: site.log });
  watchApp(metrics, live, config);
  const { clock, catalogue } = live;
  const started = { ...deps, clock, leases, log: site.log };
  const limits = startLimits({ ...started, isShared: config.databaseUrl !== null });
  const limited = { limiter: limits.limiter, limits: config.limits };
  const running = { ...started, ...limited, writer: live.writer, metrics, port: openMessages(started) };
  const payments = openPayments(deps, running);
  const sms = startSms({ ...running, ...live, inboxWriter, onStored: payments.seeSms });
  const people = startPeople(running);
  const backups = startBackups(running);
  const passwords = startPasswords(metrics, given.hasher);
  const accounts = openAccounts({ ...running, ...passwords, writer }, live);
  const reservations = new Reservations(config.dataDir, deps.measure ?? measureSpace);
  const files = startMedia({ ...running, writer, reservations });
  const { links, documents, objects } = files;
  const staff = startStaff({ ...running, ...passwords, links, documents, objects });
  const ledger = startLedger({ ...running, nodeLeases, objects: files.objects });
  const entries = startEntries({ ...running, catalogue, files, reservations });
  const voting = votingRoutes({ ...running, ...live, parts: ledger.parts, headers });
  const reading = catalogueRoutes({ ...running, catalogue }, headers);
  const readReceipt = receiptReader(running);
  const unsubscribing = openUnsubscribing(running);
  const siteConfig = { ...config, updates: () => live.limit.updates };
  const siteDeps = {
    ...running,
    ...live,
    config: siteConfig,
    objects: files.objects,
    readReceipt,
    unsubscribing,
  };
  const handlers = {
    ...siteRoutes(siteDeps),
    ...voting.handlers,
    ...reading.handlers,
    ...paymentRoutes({ ...running, payments, readReceipt, competitionOnBoard: competitionOn(live) }),
    ...accounts.handlers,
    ...entries.handlers,
  };
  const readiness = createReadiness({
    dataDir: config.dataDir,
    clock: live.clock,
    probe: () => live.writer.submit('probe', null),
    standby: config.needsStandby ? async () => !(await lackOfStandby(deps.database)) : undefined,
    keys: keysAgree,
    measure: deps.measure,
  });
  // A text message is accepted as long as the inbox has room.
  const isFull = (url: string) => (url.startsWith(SMS_PATH) ? inboxWriter : live.writer).isFull();
  const refusals = refusalBudget(limited, deps.keys.device);
  for (const app of [site, admin, operator, scrape]) registerHealth(app, readiness);
  for (const app of [site, admin]) {
    limitConnections(app, config);
    await registerPreflight(app, config);
    for (const first of [...reading.first, ...voting.first]) answerFirst(app, first, metrics);
    shedWrites(app, isFull, metrics, headers);
    await registerContract(app, contract, handlers, refusals);
    await registerWebhooks(app, { ...running, payments });
    await entries.register(app);
  }
  shedWrites(operator, isFull, metrics, headers);
  for (const app of [site, admin, operator]) await sms.register(app);
  await registerSite(site, siteDeps);
  registerAdmin(admin, { config });
  await staff.register(admin, staffContract, refusals);
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
    const working = [sms, payments, ledger, accounts, entries, files, people, staff, limits, backups];
    await closeAll(apps, live, working);
    running.port.close();
    passwords.hasher.close();
    await nodeLeases.release();
  };
  const leave = () => {
    leaving.begun = true;
    readiness.leave();
  };
  const parts = { live, payments, ledger, accounts, entries, files, staff };
  return { ...listeners, ...parts, routes: table.routes, leave, close };
}

function openPayments(
  { config, gateway }: AppDeps,
  running: Omit<PaymentsDeps, 'gateway'> & { metrics: Metrics },
) {
  const opened = gateway ?? openGateway(config, running.clock);
  return startPayments({ ...running, gateway: meteredGateway(opened, running.metrics) });
}

/** Reads the competition on the main board; null while there is none. */
const competitionOn = (live: LiveVote) => () => live.boards.main.view.competition?.id ?? null;

/** Opens the accounts with the announcing writer: the board must show changed names and pictures. */
const openAccounts = (running: Omit<AccountsStart, 'announcingWriter'>, { writer }: LiveVote): Accounts =>
  startAccounts({ ...running, announcingWriter: writer });
