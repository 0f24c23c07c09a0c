import type { Metrics } from '../metrics.ts';
import type { Writer } from './openWriter.ts';
import { WriteError } from './writeError.ts';

/** Wraps a writer: times each write, and counts it by its outcome. */
export function meteredWriter<R>(writer: Writer<R>, metrics: Pick<Metrics, 'count' | 'time'>): Writer<R> {
  const noteSince = (start: number, outcome: string) => {
    metrics.time('writes', {}, (performance.now() - start) / 1_000);
    metrics.count('writes', { outcome });
  };
  return {
    ...writer,
    submit: async (name, input, fence) => {
      const start = performance.now();
      try {
        const output = await writer.submit(name, input, fence);
        noteSince(start, 'committed');
        return output;
      } catch (error) {
        noteSince(start, error instanceof WriteError ? error.code : 'failed');
        throw error;
      }
    },
  };
}
