import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CommandHandlers } from '../commands/commandSocket.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Leases } from '../platform/leases/lease.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { SmsProviderSetting } from '../sms/smsSettings.ts';
import type { ServerWriter } from './serverWriter.ts';

/** The parts of a running server that the demo uses. */
export type DemoPlace = {
  config: Pick<PlatformConfig, 'dataDir' | 's3'>;
  clock: Clock;
  database: Kysely<Schema>;
  writer: Pick<ServerWriter, 'submit'>;
  leases: Leases;
};

export type SeasonKeeper = {
  /** Resolves when a window is open or ahead: if there is none, this node or another lays a season. */
  check(): Promise<void>;
  /** Runs the check once the last known window has closed; called often. */
  tick(): void;
};

/** What the demo adds to the server. It is handed in at start: the server imports nothing of the demo. */
export type Demo = {
  /** A module that exports the server's writes and the demo's. */
  writes: URL;
  /** The invented mobile operators, for a server without SMS_PROVIDERS. */
  smsProviders: readonly SmsProviderSetting[];
  keepSeason(place: DemoPlace, onError: (error: unknown) => void): SeasonKeeper;
  /** The sandbox gateway, not yet listening. It sends webhooks to `webhookUrl`. */
  openGateway(
    config: Pick<PlatformConfig, 'dataDir' | 'publicOrigin'>,
    clock: Clock,
    webhookUrl: string,
  ): Promise<FastifyInstance>;
  /** Handlers of the demo's commands, which a running server takes. */
  commandHandlers(place: Omit<DemoPlace, 'database' | 'leases'>): CommandHandlers;
};
