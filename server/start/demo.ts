import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CommandHandlers } from '../commands/commandSocket.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Leases } from '../platform/leases/lease.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { SmsProviderSetting } from '../sms/smsSettings.ts';
import type { ServerWriter } from './serverWriter.ts';

/** The parts of a running server that the demo works with. */
export type DemoPlace = {
  config: Pick<PlatformConfig, 'dataDir' | 's3'>;
  clock: Clock;
  database: Kysely<Schema>;
  writer: Pick<ServerWriter, 'submit'>;
  leases: Leases;
};

export type SeasonKeeper = {
  /** Resolves when a window is open or ahead: this node or another has laid a season. */
  check(): Promise<void>;
  /** Checks when the last window that is known has closed; called often. */
  tick(): void;
};

/** What the demo brings. It is handed in at start: the server imports nothing of it. */
export type Demo = {
  /** A module that exports the server's writes and the demo's. */
  writes: URL;
  /** The operators of a server without SMS_PROVIDERS. */
  smsProviders: readonly SmsProviderSetting[];
  keepSeason(place: DemoPlace, onError: (error: unknown) => void): SeasonKeeper;
  /** The sandbox gateway, not yet listening. It sends webhooks to `webhookUrl`. */
  openGateway(
    config: Pick<PlatformConfig, 'dataDir' | 'publicOrigin'>,
    clock: Clock,
    webhookUrl: string,
  ): Promise<FastifyInstance>;
  /** What a running server does when a command of the demo asks for it. */
  commandHandlers(place: Omit<DemoPlace, 'database' | 'leases'>): CommandHandlers;
};
