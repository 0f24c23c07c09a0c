import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { startAccounts, type Accounts } from '../accounts/startAccounts.ts';
import { startEntries } from '../entries/startEntries.ts';
import { startLiveVote, type EventLog, type LiveVote } from './liveVote.ts';
import { mediaHeaders } from '../media/mediaServer.ts';
import { startMedia, type Media } from '../media/startMedia.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { answerFirst } from '../platform/http/answerFirst.ts';
import {
  API_PREFIX,
  readContract,
  registerContract,
  type OperationHandlers,
} from '../platform/http/contract.ts';
import { createHttpApp, type HttpSetup } from '../platform/http/createHttpApp.ts';
import { crossOriginHeaders, registerPreflight } from '../platform/http/crossOrigin.ts';
import { endConnectionsOnLeaving } from '../platform/http/leaving.ts';
import { limitConnections } from '../platform/http/limitConnections.ts';
import { registerHealth } from '../platform/http/operations.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import { refusalBudget, type RefusalBudget } from '../platform/http/refusalBudget.ts';
import { shedWrites } from '../platform/http/shedWrites.ts';
import { dataHeaders, type Headers } from '../platform/http/securityHeaders.ts';
import { openGateway } from '../payments/gateways/openGateway.ts';
import type { PaymentGateway } from '../payments/gateways/gateway.ts';
import { meteredGateway } from '../payments/gateways/meteredGateway.ts';
import { registerCheckoutRedirect } from '../payments/redirect/checkoutRedirect.ts';
import { paymentHandlers } from '../payments/routes.ts';
import { registerPaymentWebhook } from '../payments/settlement/webhookRoute.ts';
import { startPayments, type Payments } from '../payments/startPayments.ts';
import type { Keys } from '../platform/keys.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { createReadiness } from '../platform/readiness.ts';
import { measureSpace, type MeasureSpace } from '../platform/storage/diskSpace.ts';
import { Reservations } from '../platform/storage/reservations.ts';
import { meteredWriter } from '../platform/writer/meteredWriter.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { Config } from '../settings.ts';
import { configRoute } from '../site/configRoute.ts';
import { registerSite } from './registerSite.ts';
import { readableUrl } from '../site/readableUrl.ts';
import { registerSmsRoute } from '../sms/routes.ts';
import { boardRoute } from '../voting/boardRoute.ts';
import { streamRoute } from '../voting/streamRoute.ts';
import { watchApp } from './watchApp.ts';

export type AppDeps = {
  config: Config;
  clock: Clock;
  /** Reads only; migrated. */
  database: Kysely<Schema>;
  writer: Writer;
  keys: Keys;
  /** Who takes the money; the one that the settings name when not given. */
  gateway?: PaymentGateway | undefined;
  /** Where e-mail and text messages go; what the settings name when not given. */
  messages?: MessagePort | undefined;
  /** How the disk is measured; by the file system when not given. */
  measure?: MeasureSpace | undefined;
  /** The build of the site; `dist/site` of the project when not given. */
  siteDir?: string | undefined;
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
  live: LiveVote;
  payments: Payments;
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

export async function buildApp(deps: AppDeps): Promise<SawtApp> {
  const { config, logStream } = deps;
  const metrics = createMetrics();
  const writer = meteredWriter(deps.writer, metrics);
  const headers = { ...dataHeaders(config), ...crossOriginHeaders(config) };
  const createApp = (setup: Partial<HttpSetup> = {}) =>
    createHttpApp({ config, metrics, logStream, headers, ...setup });
  const site = createApp({ rewriteUrl: readableUrl });
  const [admin, operator] = [createApp(), createApp()];
  const scrape = createApp({ headers: dataHeaders(config) });
  const media = createApp({ headers: mediaHeaders(config.publicOrigin) });
  const live = await startLiveVote({ ...deps, writer, log: site.log });
  watchApp(metrics, live, config);
  const { payments, paying } = openPayments(deps, live, metrics, site.log);
  const accounts = openAccounts({ ...deps, writer }, live, metrics, site.log);
  const reservations = new Reservations(config.dataDir, deps.measure ?? measureSpace);
  const files = startMedia({ ...deps, writer, clock: live.clock, metrics, log: site.log, reservations });
  const { clock, catalogue } = live;
  const entries = startEntries({
    ...deps,
    clock,
    catalogue,
    files,
    writer: live.writer,
    metrics,
    reservations,
  });
  const handlers = { ...paying, ...accounts.handlers, ...entries.handlers };
  const readiness = createReadiness({
    dataDir: config.dataDir,
    clock: live.clock,
    probe: () => live.writer.submit('probe', null),
    measure: deps.measure,
  });
  const refusals = refusalBudget(clock, deps.keys.device, config.limits);
  for (const app of [site, admin, operator]) registerHealth(app, readiness);
  for (const app of [site, admin]) {
    limitConnections(app, config);
    await registerPreflight(app, config);
    await registerApi(app, deps, { live, payments, handlers, metrics, refusals, headers });
    await entries.register(app);
  }
  shedWrites(operator, () => live.writer.isFull(), metrics, headers);
  for (const app of [site, admin, operator]) await registerSms(app, deps, { live, payments, metrics });
  await registerSite(site, deps, live);
  registerCheckoutRedirect(admin, config.publicOrigin);
  await accounts.registerAdmin(admin);
  scrape.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  files.register(media);
  const apps = [site, admin, scrape, media, operator];
  const leaving = { begun: false };
  for (const app of apps) endConnectionsOnLeaving(app, leaving);
  await Promise.all(apps.map((app) => app.ready()));
  const close = () => closeAll(apps, live, [payments, accounts, files]);
  const leave = () => {
    leaving.begun = true;
    readiness.leave();
  };
  return { site, admin, metrics: scrape, media, operator, live, payments, accounts, files, leave, close };
}

function openPayments(deps: AppDeps, live: LiveVote, metrics: Metrics, log: EventLog) {
  const { clock, writer, board } = live;
  const gateway = meteredGateway(deps.gateway ?? openGateway(deps.config, clock), metrics);
  const payments = startPayments({ ...deps, clock, writer, gateway, metrics, log });
  const competitionOnBoard = () => board.view.competition?.id ?? null;
  return { payments, paying: paymentHandlers({ ...deps, payments, clock, competitionOnBoard }) };
}

/** Names and faces stand on the board, so that a changed profile goes through the writer that shows what it wrote. */
function openAccounts(deps: AppDeps, live: LiveVote, metrics: Metrics, log: EventLog): Accounts {
  const { clock, writer } = live;
  return startAccounts({ ...deps, clock, announcingWriter: writer, metrics, log });
}

type ApiParts = {
  live: LiveVote;
  payments: Payments;
  handlers: OperationHandlers;
  metrics: Metrics;
  refusals: RefusalBudget;
  headers: Headers;
};

async function registerApi(
  app: FastifyInstance,
  deps: AppDeps,
  { live, payments, handlers, metrics, refusals, headers }: ApiParts,
) {
  const { config, database } = deps;
  const { clock, board, stream, writer } = live;
  const boardAnswers = boardRoute(board, clock, headers);
  const reading = catalogueRoutes(live.catalogue, headers);
  const boardFirst = { route: `${API_PREFIX}/voter/participants`, answer: boardAnswers.answerReady };
  for (const first of [...reading.first, boardFirst]) answerFirst(app, first, metrics);
  shedWrites(app, () => writer.isFull(), metrics, headers);
  await registerContract(
    app,
    readContract(),
    {
      readConfig: configRoute(config, clock),
      listParticipants: boardAnswers.handler,
      followBoard: streamRoute(stream, clock, headers, config.limits['stream.network']),
      ...reading.handlers,
      ...handlers,
    },
    refusals,
  );
  await registerPaymentWebhook(app, { ...payments, database, writer, clock });
}

function registerSms(
  app: FastifyInstance,
  { config, keys }: AppDeps,
  { live, payments, metrics }: Pick<ApiParts, 'live' | 'payments' | 'metrics'>,
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
  live.close();
  const cut = setTimeout(() => apps.forEach((app) => app.server.closeAllConnections()), CLOSING_MS);
  // A connection whose answer ends only now, a stream's above all, would be kept for the next request.
  const idle = setInterval(() => apps.forEach((app) => app.server.closeIdleConnections()), IDLE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
  for (const each of working) await each.close();
}
