import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { bareEnvironment } from '../platform/bareEnvironment.ts';

/**
 * What is known of a recording. Times in ms, sizes in pixels; codecs have the names of ISO and MediaInfo.
 */
export type MediaFacts = {
  /** Null if the file does not say its length, as a bare AAC stream does not. */
  durationMs: number | null;
  video: {
    format: string;
    profile: string;
    bitDepth: number;
    chroma: string;
    width: number;
    height: number;
    /** The number of frames by the file's count, or by rate and length if that is more. */
    frames: number;
  } | null;
  audio: { format: string; profile: string; channels: number } | null;
};

const TIMEOUT_MS = 10_000;
const TICK_MS = 100;
/** The most memory of the library. With the heap of its thread, one probe adds less than 64 MB. */
const MEMORY_BYTES = 33_554_432;
const HEAP_MEGABYTES = 24;
const script = new URL('./probeThread.ts', import.meta.url);

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

/** The library, compiled once for all probes, because compiling takes twice as long as a probe. */
function library(): Promise<WebAssembly.Module> {
  compiled ??= readFile(require.resolve('mediainfo.js/MediaInfoModule.wasm'))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error: unknown) => {
      compiled = undefined;
      throw error;
    });
  return compiled;
}

/** How many more probes may run now. Others wait, because each may take a core and its share of memory. */
let free = 2;
const waiting: (() => void)[] = [];

export type ProbeLimits = { timeoutMs?: number; memoryBytes?: number };

/**
 * Reads the facts of a file in a thread, within 10 s and 60 MB; time in which the machine stands still does not count. Undefined for a file that cannot be read; a
 * hostile file can end only its own thread.
 */
export async function probeMedia(path: string, limits: ProbeLimits = {}): Promise<MediaFacts | undefined> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await inThread(path, limits);
  } finally {
    // Hand the place to the next waiting call, so that no other can take it in between.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function inThread(path: string, limits: ProbeLimits): Promise<MediaFacts | undefined> {
  const { timeoutMs = TIMEOUT_MS, memoryBytes = MEMORY_BYTES } = limits;
  const worker = new Worker(script, {
    workerData: { path, memoryBytes, library: await library() },
    env: bareEnvironment(),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 4 },
  });
  const { promise, resolve } = Promise.withResolvers<MediaFacts | undefined>();
  // Count short ticks: while the whole machine stands still the thread reads nothing, and one long timer would go on.
  const tickMs = Math.min(TICK_MS, timeoutMs);
  let left = timeoutMs;
  const timer = setInterval(() => {
    left -= tickMs;
    if (left <= 0) resolve(undefined);
  }, tickMs);
  worker.once('message', (facts: MediaFacts | null) => resolve(facts ?? undefined));
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
