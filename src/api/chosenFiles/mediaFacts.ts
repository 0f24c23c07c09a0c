/** What the browser can tell of a recording by playing it: how long it is, and what it looks like. */
import type { MediaKind } from '../../../domain/fileTypes.ts';

export type MediaFacts = {
  /** Milliseconds; null where the browser cannot tell. */
  durationMs: number | null;
  poster: Blob | null;
};

const unknown: MediaFacts = { durationMs: null, poster: null };
/** A browser that takes longer to look at a file (ms) will not play it well either. */
const PATIENCE_MS = 8_000;
/** The first picture is often black. */
const POSTER_AT_SECONDS = 1;
/** Pixels of its longer side: as large as a card shows it. */
const POSTER_SIDE = 960;
const POSTER_QUALITY = 0.8;

/** @param file of a type that is taken; what this browser cannot play is left to the server to judge */
export async function mediaFacts(file: Blob, kind: MediaKind): Promise<MediaFacts> {
  const media = document.createElement(kind);
  const address = URL.createObjectURL(file);
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    media.muted = true;
    media.preload = 'auto';
    media.src = address;
    await heard(media, 'loadedmetadata', patience);
    const durationMs = await durationOf(media, patience);
    return { durationMs, poster: await posterOf(media, patience).catch(() => null) };
  } catch {
    return unknown;
  } finally {
    media.removeAttribute('src');
    media.load();
    URL.revokeObjectURL(address);
  }
}

function heard(media: HTMLMediaElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`no ${event}`));
    media.addEventListener(event, () => resolve(), { once: true });
    media.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });
}

/** What a browser recorded does not say how long it is, until somebody has looked for its end. */
async function durationOf(media: HTMLMediaElement, signal: AbortSignal): Promise<number | null> {
  if (media.duration === Number.POSITIVE_INFINITY) {
    media.currentTime = Number.MAX_SAFE_INTEGER;
    await heard(media, 'durationchange', signal);
  }
  return Number.isFinite(media.duration) ? Math.round(media.duration * 1_000) : null;
}

async function posterOf(media: HTMLMediaElement, signal: AbortSignal): Promise<Blob | null> {
  if (!(media instanceof HTMLVideoElement) || media.videoWidth === 0) return null;
  const shown = heard(media, 'seeked', signal);
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
