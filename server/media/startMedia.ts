import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Leases } from '../platform/leases/lease.ts';
import type { Metrics } from '../platform/metrics.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import { sealedStore, type SealedStore } from '../platform/storage/sealedStore.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { Reservations } from '../platform/storage/reservations.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { MediaWriter } from './writes.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { MediaConfig } from './mediaSettings.ts';
import { openFfmpeg, type Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { conversionBudget } from './ffmpeg/conversionCost.ts';
import { clearWork } from './job/workFolder.ts';
import { MediaJob } from './mediaJob.ts';
import { registerMedia } from './routes.ts';
import { mediaSweeper } from './sweep/sweepMedia.ts';
import { mediaLinks, type MediaLinks } from './signedLinks.ts';

/** How often (ms) the workers look for work. */
const TICK_MS = 250;

export type MediaStart = {
  config: Pick<
    PlatformConfig & MediaConfig,
    'dataDir' | 's3' | 'mediaOrigin' | 'publicOrigin' | 'ffmpegPath' | 'mediaMostPixels' | 'roles'
  >;
  clock: Clock;
  leases: Leases;
  keys: Pick<Keys, 'identity' | 'media'>;
  database: Kysely<Schema>;
  writer: MediaWriter;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  reservations: Reservations;
  log: EventLog;
};

/** The stores of files, and the workers that convert and sweep them. */
export type Media = RunningWorkers & {
  objects: ObjectStore;
  /** The store of sealed identity documents. */
  documents: SealedStore;
  links: MediaLinks;
  /** Registers the routes that only the media origin has. */
  register(app: FastifyInstance): void;
  /** Lets the media job look for new recordings at once. */
  nudge(): void;
  /** Aborts the current work; the next start of the server does it again. */
  close(): Promise<void>;
};

export function startMedia(start: MediaStart): Media {
  const { config, clock, keys, log, metrics } = start;
  const objects = openObjects(config);
  const links = mediaLinks(keys.media, config.mediaOrigin, clock);
  const limits = { mostPixels: config.mediaMostPixels, budgetMs: conversionBudget };
  const deps = { ...start, objects, dataDir: config.dataDir, limits };
  const failed = logFailure(log, reasonOf);
  const job = new MediaJob({
    ...deps,
    ffmpeg: ffmpegOnce(config, log),
    onOutcome: (outcome) => metrics.count('mediaJobs', { outcome }),
    onError: failed('media_not_worked_on'),
  });
  const sweeper = mediaSweeper(deps, failed('media_not_swept'));
  metrics.watch('sawt_stored_bytes', 'Bytes of files that are kept, as of the last sweep', () =>
    sweeper.storedBytes(),
  );
  const running = runWorkers(config.roles.work ? [job, ...sweeper.workers] : sweeper.workers, TICK_MS);
  return {
    objects,
    documents: sealedStore(objects, keys.identity),
    links,
    register: (app) => registerMedia(app, { objects, links }),
    nudge: () => job.nudge(),
    ...running,
    close: async () => {
      await job.close();
      await running.close();
    },
  };
}

/**
 * Returns a function that looks for ffmpeg on its first call. Looking at the start would delay it by a
 * second.
 */
function ffmpegOnce(
  { dataDir, ffmpegPath }: Pick<PlatformConfig & MediaConfig, 'dataDir' | 'ffmpegPath'>,
  log: EventLog,
): () => Promise<Ffmpeg | undefined> {
  let found: Promise<Ffmpeg | undefined> | undefined;
  const find = async () => {
    await clearWork(dataDir);
    const ffmpeg = await openFfmpeg(ffmpegPath);
    if (!ffmpeg) log.warn({ code: 'ffmpeg_missing' }, 'media are served as they come');
    return ffmpeg;
  };
  return () => (found ??= find());
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { reason } = error as { reason?: unknown };
  return typeof reason === 'string' ? reason : error.name;
}
