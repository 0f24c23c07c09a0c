/** Duration and poster of a recording, read by the browser's player. */
import type { MediaKind } from '../../../domain/fileTypes.ts';

export type MediaFacts = {
  /** Milliseconds; null if the browser cannot read it. */
  durationMs: number | null;
  poster: Blob | null;
};

const unknown: MediaFacts = { durationMs: null, poster: null };
/** Longest wait (ms) for the player. */
const PLAYER_TIMEOUT_MS = 8_000;
/** The first frame is often black. */
const POSTER_AT_SECONDS = 1;
/** Pixels of the longer side, the size of a card. */
const POSTER_SIDE = 960;
const POSTER_QUALITY = 0.8;

/** @param file of an accepted type; the server checks what this browser cannot play */
export async function mediaFacts(file: Blob, kind: MediaKind): Promise<MediaFacts> {
  const media = document.createElement(kind);
  const address = URL.createObjectURL(file);
  const timeout = AbortSignal.timeout(PLAYER_TIMEOUT_MS);
  try {
    media.muted = true;
    media.preload = 'auto';
    media.src = address;
    await waitForEvent(media, 'loadedmetadata', timeout);
    const durationMs = await durationOf(media, timeout);
    return { durationMs, poster: await posterOf(media, timeout).catch(() => null) };
  } catch {
    return unknown;
  } finally {
    media.removeAttribute('src');
    media.load();
    URL.revokeObjectURL(address);
  }
}

function waitForEvent(media: HTMLMediaElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no ${event}`));
    media.addEventListener(event, () => resolve(), { once: true });
    media.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** Recordings made by browsers have no duration until the player seeks to the end. */
async function durationOf(media: HTMLMediaElement, signal: AbortSignal): Promise<number | null> {
  if (media.duration === Number.POSITIVE_INFINITY) {
    media.currentTime = Number.MAX_SAFE_INTEGER;
    await waitForEvent(media, 'durationchange', signal);
  }
  return Number.isFinite(media.duration) ? Math.round(media.duration * 1_000) : null;
}

async function posterOf(media: HTMLMediaElement, signal: AbortSignal): Promise<Blob | null> {
  if (!(media instanceof HTMLVideoElement) || media.videoWidth === 0) return null;
  const shown = waitForEvent(media, 'seeked', signal);
  media.currentTime = Math.min(POSTER_AT_SECONDS, media.duration / 2);
  await shown;
  const scale = Math.min(1, POSTER_SIDE / Math.max(media.videoWidth, media.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(media.videoWidth * scale);
  canvas.height = Math.round(media.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(media, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY);
  });
}
