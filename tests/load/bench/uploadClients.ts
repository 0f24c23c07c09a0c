/** A process that sends uploads at the same time and reports how long (ms) each took. */
import { metadataOf } from '../../support/entries/uploadCalls.ts';

export type UploadsToSend = {
  origin: string;
  competition: string;
  count: number;
  bytes: number;
  /** The prefix of the form keys. */
  run: string;
};

const CHUNK = 8_388_608;
const { origin, competition, count, bytes, run } = JSON.parse(process.argv[2] ?? '{}') as UploadsToSend;
const chunk = new Uint8Array(CHUNK).fill(7);
const tus = { 'tus-resumable': '1.0.0' };

async function send(number: number): Promise<number> {
  const form = `${run}-${String(number).padStart(16, '0')}`;
  const metadata = metadataOf({ competition, form, filename: 'a.mp4', filetype: 'video/mp4' });
  const begun = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  const url = `${origin}${begun.headers.get('location')}`;
  const begin = performance.now();
  for (let offset = 0; offset < bytes; offset += CHUNK) {
    const { status } = await fetch(url, {
      method: 'PATCH',
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: chunk.subarray(0, Math.min(CHUNK, bytes - offset)),
    });
    if (status !== 204) throw new Error(`a chunk was answered ${status}`);
  }
  const took = performance.now() - begin;
  await fetch(url, { method: 'DELETE', headers: tus });
  return took;
}

const times = await Promise.all(Array.from({ length: count }, (_, number) => send(number)));
process.send?.(times);
