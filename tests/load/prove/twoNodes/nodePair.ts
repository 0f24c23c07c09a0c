import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import type { Schema } from '../../../../server/platform/database/schema.ts';
import { nextBuild } from '../../../e2e/oneLook/nextBuild.ts';
import type { PostgresServer } from '../../../support/database/postgresServer.ts';
import { startS3Server, type S3Server } from '../../../support/media/s3Server.ts';
import { startThawaniServer, type ThawaniServer } from '../../../support/payments/thawaniServer.ts';
import { startCarrier, type CarrierServer } from '../../../support/outside/carrierServer.ts';
import { freePort } from '../../../support/servers/freePort.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { startHaproxy } from './haproxy.ts';
import { startSlowMail, type SlowMail } from './slowMail.ts';
import { untilTrue } from './untilTrue.ts';

/** The hourly rate limits that the proof sets: checkpoints per network, orders per device. */
export const LIMITED = { network: 20, device: 5 };

/**
 * Two nodes as in a rolling deployment, each with its own build and data folder, and the services that they
 * share.
 */
export type NodePair = {
  first: ServerProcess;
  second: ServerProcess;
  /** The address of the balancer, which alternates between the nodes. */
  origin: string;
  port: number;
  db: Kysely<Schema>;
  bucket: S3Server;
  mail: SlowMail;
  carrier: CarrierServer;
  gateway: ThawaniServer;
  close(): Promise<void>;
};

export async function startNodePair(postgres: PostgresServer): Promise<NodePair> {
  await postgres.createDatabase('pair');
  const folder = mkdtempSync(join(tmpdir(), 'sawt-pair-'));
  const port = await freePort();
  const [bucket, mail, carrier, gateway] = await Promise.all([
    startS3Server(),
    startSlowMail(),
    startCarrier(),
    startThawaniServer(Date.now),
  ]);
  const { endpoint, bucket: name, key, secret } = bucket.settings;
  const settings = {
    DATABASE_URL: postgres.urlOf('pair'),
    SAWT_KEYS_DIR: join(folder, 'keys'),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    LIMITS: `checkpoints.network=${LIMITED.network}/h,order.device=${LIMITED.device}/h`,
    LOG_LEVEL: 'silent',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_KEY: key,
    S3_SECRET: secret,
    MAIL_URL: mail.url,
    MAIL_FROM: 'Sawt <no-reply@sawt.example>',
    SMS_OUT_URL: carrier.url,
    SMS_OUT_SECRET: 'a-carrier-secret',
    PAYMENT_GATEWAY: 'thawani',
    PAYMENT_POLL_MS: '1000',
    THAWANI_BASE_URL: gateway.origin,
    THAWANI_KEY: gateway.apiKey,
    THAWANI_PUBLISHABLE_KEY: 'a-publishable-key',
    THAWANI_WEBHOOK_SECRET: 'a-webhook-secret',
  };
  const next = nextBuild();
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({ settings: { ...settings, SITE_DIR: next.site } });
  const haproxy = startHaproxy(port, [first.port, second.port]);
  const db = openPostgres(settings.DATABASE_URL);
  const origin = `http://127.0.0.1:${port}`;
  await untilTrue('the balancer answers', () => fetch(`${origin}/readyz`).then(({ ok }) => ok));
  return {
    first,
    second,
    origin,
    port,
    db,
    bucket,
    mail,
    carrier,
    gateway,
    close: async () => {
      await haproxy.stop();
      await Promise.all([first.remove(), second.remove(), db.destroy()]);
      next.remove();
      await Promise.all([bucket.close(), mail.close(), carrier.close(), gateway.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
