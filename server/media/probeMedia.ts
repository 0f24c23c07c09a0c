import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Properties of a video or sound recording. Times in ms, sizes in pixels; codecs as ISO and MediaInfo name them. */
export type MediaFacts = {
  /** The length; null where the file does not say, such as sound in a bare stream. */
  durationMs: number | null;
  video: {
    format: string;
    profile: string;
    bitDepth: number;
    chroma: string;
    width: number;
    height: number;
    /** The frame count of the file, or rate times length where that is more. */
    frames: number;
  } | null;
  audio: { format: string; profile: string; channels: number } | null;
};

const TIMEOUT_MS = 10_000;
/** Memory of the library; with the heap of its thread, one probe adds less than 64 MB. */
const MEMORY_BYTES = 33_554_432;
const HEAP_MEGABYTES = 24;
const script = new URL('./probeThread.ts', import.meta.url);

const require = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

/** The library, compiled once for all probes: compiling takes twice as long as a probe. */
function library(): Promise<WebAssembly.Module> {
  compiled ??= readFile(require.resolve('mediainfo.js/MediaInfoModule.wasm'))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error: unknown) => {
      compiled = undefined;
      throw error;
    });
  return compiled;
}

/**
 * How many more probes may run now; further ones wait, since each may take a core and its share of memory.
 */
let free = 2;
const waiting: (() => void)[] = [];

export type ProbeLimits = { timeoutMs?: number; memoryBytes?: number };

/**
 * Reads the facts of a file off the event loop, within 10 s and 60 MB. Undefined for a file that cannot be read: a
 * hostile file ends its own thread and nothing else.
 */
export async function probeMedia(path: string, limits: ProbeLimits = {}): Promise<MediaFacts | undefined> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await inThread(path, limits);
  } finally {
    // Hand the slot to the next waiting call; it never becomes free in between.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

async function inThread(path: string, limits: ProbeLimits): Promise<MediaFacts | undefined> {
  const { timeoutMs = TIMEOUT_MS, memoryBytes = MEMORY_BYTES } = limits;
  const worker = new Worker(script, {
    workerData: { path, memoryBytes, library: await library() },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 4 },
  });
  const { promise, resolve } = Promise.withResolvers<MediaFacts | undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  worker.once('message', (facts: MediaFacts | null) => resolve(facts ?? undefined));
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
