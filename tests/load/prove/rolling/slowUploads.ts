import { setTimeout as sleep } from 'node:timers/promises';
import { metadataOf } from '../../../support/entries/uploadCalls.ts';

const PIECES = 20;
const PIECE = new Uint8Array(200_000).fill(7);
const BYTES = PIECES * PIECE.length;
/** The pause (ms) between two pieces, so that an upload lasts as long as the deployment. */
const PAUSE_MS = 1_500;
/** The longest wait (ms) before asking again how much of an upload the server has. */
const RETRY_MS = 1_000;
const tus = { 'tus-resumable': '1.0.0' };

export type SlowUploads = {
  /** Resolves when all uploads have ended, with how many arrived complete. */
  finish(): Promise<number>;
};

/**
 * Begins uploads and sends them in pieces. After a piece fails, it asks how much the server has and
 * continues from there.
 */
export function startSlowUploads(origin: string, competition: string, count: number): SlowUploads {
  const sent = Promise.allSettled(
    Array.from({ length: count }, (_, each) => send(origin, competition, each)),
  );
  return {
    finish: async () => {
      const outcomes = await sent;
      for (const outcome of outcomes) if (outcome.status === 'rejected') console.log(String(outcome.reason));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    },
  };
}

/**
 * Begins an upload and sends it in pieces, with pauses.
 * @throws Error if the server refuses or no longer knows the upload
 */
async function send(origin: string, competition: string, each: number): Promise<void> {
  const form = `rolling-${String(each).padStart(16, '0')}`;
  const metadata = metadataOf({ competition, form, filename: 'a.ogg', filetype: 'audio/ogg' });
  const headers = { ...tus, 'upload-length': String(BYTES), 'upload-metadata': metadata };
  const begun = await fetch(`${origin}/api/uploads`, { method: 'POST', headers });
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  const url = `${origin}${begun.headers.get('location')}`;
  let offset = 0;
  while (offset < BYTES) {
    offset = (await sendPiece(url, offset)) ?? (await resumeAt(url));
    await sleep(PAUSE_MS);
  }
}

/**
 * Sends a piece.
 * @returns the new offset; undefined if the piece may not have arrived
 */
async function sendPiece(url: string, offset: number): Promise<number | undefined> {
  const headers = {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
  const answer = await fetch(url, { method: 'PATCH', headers, body: PIECE }).catch(() => undefined);
  return answer?.status === 204 ? offset + PIECE.length : undefined;
}

async function resumeAt(url: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url, { method: 'HEAD', headers: tus }).catch(() => undefined);
    if (answer?.ok) return Number(answer.headers.get('upload-offset'));
    if (answer?.status === 404 || answer?.status === 410)
      throw new Error(`an upload is gone: ${answer.status}`);
    await sleep(RETRY_MS);
  }
}
