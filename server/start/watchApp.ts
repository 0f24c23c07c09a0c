import { statfsSync } from 'node:fs';
import type { LiveVote } from './liveVote.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Config } from './settings.ts';

/** Registers the gauges that read a running server at each scrape of its metrics. */
export function watchApp(metrics: Metrics, live: LiveVote, { dataDir, version, build }: Config): void {
  metrics.watch('sawt_stream_clients', 'Open streams of the board', () => live.stream.size);
  metrics.watch('sawt_writer_queue_depth', 'Writes that are not answered yet', () =>
    live.writer.queueDepth(),
  );
  metrics.watch(
    'sawt_sms_waiting',
    'Accepted text messages that wait to be counted, of all nodes',
    () => live.boards.waiting,
  );
  metrics.watch('sawt_board_stale', '1 while the boards cannot be read', () => Number(live.boards.stale));
  metrics.watch('sawt_clock_steady', '0 while the wall clock is doubted', () => Number(live.clock.steady()));
  metrics.watch('sawt_clock_offset_ms', "How far the clock is ahead of the database's", () =>
    live.clock.offset(),
  );
  metrics.watch('sawt_disk_free_bytes', 'Free space on the disk of the data folder', () =>
    freeBytes(dataDir),
  );
  metrics.name('sawt_build_info', 'Always 1; says what runs', { version, build });
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.NaN;
  }
}
