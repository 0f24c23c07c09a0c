/** The thread that reads the facts of a file. Its parent limits its memory and time. */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { mediaInfoFactory, type MediaInfoResult } from 'mediainfo.js';
import { limitWasmMemory } from '../platform/wasmMemory.ts';
import type { MediaFacts } from './probeMedia.ts';

type Probe = { path: string; memoryBytes: number; library: WebAssembly.Module };
const { path, memoryBytes, library } = workerData as Probe;

// The library reads and compiles its bytes itself. Replace its call, to give it the code that is compiled
// already.
const instantiate = WebAssembly.instantiate;
Object.assign(WebAssembly, {
  instantiate: async (_bytes: unknown, imports: WebAssembly.Imports) => ({
    module: library,
    instance: await instantiate(library, imports),
  }),
});

limitWasmMemory(memoryBytes);

const file = await open(path, 'r');
const { size } = await file.stat();
const reader = await mediaInfoFactory({ format: 'object' });
const result = await reader.analyzeData(size, async (length, offset) => {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
});
await file.close();
parentPort?.postMessage(readTracks(result));

/** The facts in the library's answer; null for a file without video and audio tracks. */
function readTracks({ media }: MediaInfoResult): MediaFacts | null {
  const tracks = media?.track ?? [];
  const general = tracks.find((track) => track['@type'] === 'General');
  const video = tracks.find((track) => track['@type'] === 'Video');
  const audio = tracks.find((track) => track['@type'] === 'Audio');
  const seconds = Math.max(...[general, video, audio].map((track) => track?.Duration ?? 0));
  if (!video && !audio) return null;
  return {
    durationMs: seconds > 0 ? Math.round(seconds * 1_000) : null,
    video: video
      ? {
          format: video.Format ?? '',
          profile: video.Format_Profile ?? '',
          bitDepth: video.BitDepth ?? 8,
          chroma: video.ChromaSubsampling ?? '',
          width: video.Width ?? 0,
          height: video.Height ?? 0,
          frames: Math.max(video.FrameCount ?? 0, Math.ceil((video.FrameRate ?? 0) * Math.max(seconds, 0))),
        }
      : null,
    audio: audio
      ? {
          format: audio.Format ?? '',
          profile: [audio.Format_Profile, audio.Format_AdditionalFeatures].filter(Boolean).join(' '),
          channels: audio.Channels ?? 0,
        }
      : null,
  };
}
