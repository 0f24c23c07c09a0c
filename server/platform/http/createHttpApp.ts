import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../settings/platformSettings.ts';
import type { Metrics } from '../metrics.ts';
import { clientErrorAnswer, refuseOddRequests } from './clientErrors.ts';
import { answerError, answerErrors } from './errors.ts';
import { refuseCompressedBodies } from './plainBodies.ts';
import { requestIds, tellRequestId, tellRequestIds } from './requestIds.ts';
import { observeRequests } from './requestLog.ts';
import { schemaSerializer } from './schemaSerializer.ts';
import { schemaValidator } from './schemaValidator.ts';
import type { Headers } from './securityHeaders.ts';
import { dropSlowBodies } from './slowBodies.ts';

const KIB = 1_024;

export const httpLimits = {
  /** The limit of a body where a route sets none: operators and gateways may add fields. */
  bodyBytes: 16 * KIB,
  headerBytes: 16 * KIB,
  headersMs: 10_000,
  /** A body below 4 KiB/s for 20 s is no upload: it only occupies a connection. */
  body: { windowMs: 20_000, bytes: 80 * KIB },
  /** The longest request at any speed: enough for the largest media at 1.2 Mbit/s. */
  requestMs: 3_600_000,
  /** How often the server looks for slow requests. */
  checkMs: 2_000,
  keepAliveMs: 65_000,
  /** The time-out (ms) of routes that wait for something before they answer. */
  handlerMs: 30_000,
} as const;

export type HttpSetup = {
  config: Pick<PlatformConfig, 'trustProxy' | 'logLevel' | 'connections'>;
  metrics: Metrics;
  /** Headers that go with every reply. */
  headers?: Headers;
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void } | undefined;
  /** Changes the URL before routing. */
  rewriteUrl?: (url: string) => string;
};

/** An app with the common limits, errors and log, and without routes. */
export function createHttpApp({
  config,
  metrics,
  headers = {},
  logStream,
  rewriteUrl = String,
}: HttpSetup): FastifyInstance {
  const answerClientError = clientErrorAnswer(headers);
  const app = fastify({
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: httpLimits.bodyBytes,
    requestTimeout: httpLimits.requestMs,
    keepAliveTimeout: httpLimits.keepAliveMs,
    http: {
      maxHeaderSize: httpLimits.headerBytes,
      headersTimeout: httpLimits.headersMs,
      connectionsCheckingInterval: httpLimits.checkMs,
      noDelay: true,
      // `refuseOddRequests` refuses requests without a Host, with the contract's error.
      requireHostHeader: false,
    },
    genReqId: requestIds(config.trustProxy),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      tellRequestId(request, reply);
      void reply.headers(headers);
      return answerError(error, request, reply);
    },
    logger: {
      level: config.logLevel,
      base: null,
      messageKey: 'event',
      formatters: { level: (level: string) => ({ level }) },
      timestamp: () => `,"ts":"${new Date().toISOString()}"`,
      ...(logStream && { stream: logStream }),
    },
    childLoggerFactory: (logger) => logger,
  });
  // Without this, the contract would accept a text body without validating it.
  app.removeContentTypeParser('text/plain');
  app.server.maxConnections = config.connections;
  app.setValidatorCompiler(schemaValidator);
  app.setSerializerCompiler(schemaSerializer);
  answerErrors(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  tellRequestIds(app);
  observeRequests(app, metrics);
  dropSlowBodies(app, httpLimits.body, answerClientError);
  refuseCompressedBodies(app);
  refuseOddRequests(app, headers);
  return app;
}
