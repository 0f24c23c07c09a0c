/** Reads what a file is made of, with memory and time that its parent limits. */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { mediaInfoFactory } from 'mediainfo.js';
import { readTracks } from './readTracks.ts';

const { path, memoryBytes } = workerData as { path: string; memoryBytes: number };

// The limits of a worker are for JavaScript alone: the library's own memory grows by this call and no other.
const growth = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow');
const grow = growth?.value as (this: WebAssembly.Memory, pages: number) => number;
WebAssembly.Memory.prototype.grow = function limited(pages) {
  if (this.buffer.byteLength + pages * 65_536 > memoryBytes) throw new RangeError('More than may be taken.');
  return grow.call(this, pages);
};

const file = await open(path, 'r');
const { size } = await file.stat();
const library = await mediaInfoFactory({ format: 'object' });
const result = await library.analyzeData(size, async (length, offset) => {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
});
await file.close();
parentPort?.postMessage(readTracks(result));
