/** Sends a file by the tus protocol, and goes on where a former try of it stopped (decision D81). */
import type { HttpRequest, UploadOptions } from 'tus-js-client';
import type { AppError } from '../../../domain/errors.ts';
import { fileUnreadable } from '../../../domain/forms/mediaFile.ts';
import { sniffType } from '../chosenFiles/sniffType.ts';
import { fileFingerprint } from './fileFingerprint.ts';
import { uploadFailure } from './uploadFailure.ts';
import { forgetUpload, keepUpload, recallUpload, type UploadOwner } from './uploadMemory.ts';

export type MediaToSend = UploadOwner & {
  file: File;
  /** The competition's id. */
  competition: string;
  /** Where it lies in part, where that is known. */
  address: string | null;
};

export type UploadCaller = {
  /** The address of the API. */
  base: string;
  /** Bytes that one request carries. */
  chunkBytes: number;
  /** Said with every request that is about to be sent, as those of `fetch` are. */
  headers: () => Record<string, string>;
};

export type UploadNews =
  | { type: 'address.known'; address: string }
  | { type: 'bytes.sent'; sent: number; total: number }
  | { type: 'bytes.taken' }
  | { type: 'upload.completed'; ticket: string }
  | { type: 'upload.broke'; error: AppError };
type Tell = (news: UploadNews) => void;

/** @returns what stops it; what was sent stays on the server */
export function sendMedia(media: MediaToSend, caller: UploadCaller, tell: Tell): () => void {
  const stopping = new AbortController();
  const tellUnlessStopped: Tell = (news) => {
    if (!stopping.signal.aborted) tell(news);
  };
  start(media, caller, tellUnlessStopped, stopping.signal).catch(async (error: Error) =>
    tellUnlessStopped({ type: 'upload.broke', error: await uploadFailure(error, media.file) }),
  );
  return () => stopping.abort();
}

async function start(media: MediaToSend, caller: UploadCaller, tell: Tell, signal: AbortSignal) {
  const { file } = media;
  const facts = await factsOf(file);
  if (!facts) {
    tell({ type: 'upload.broke', error: fileUnreadable });
    return;
  }
  const { Upload } = await import('tus-js-client');
  if (signal.aborted) return;
  const known = media.address ?? recallUpload(media, facts.print, Date.now());
  const upload = new Upload(file, {
    ...options(media, caller, signal),
    ...(known === null ? { endpoint: `${absolute(caller.base)}/uploads` } : { uploadUrl: known }),
    metadata: metadataOf(media, facts.type),
    onUploadUrlAvailable: () => {
      const address = upload.url ?? '';
      keepUpload(media, facts.print, address, Date.now());
      tell({ type: 'address.known', address });
    },
    onProgress: (sent, total) => tell({ type: 'bytes.sent', sent, total }),
    onChunkComplete: () => {
      // The server keeps it from its last byte on.
      keepUpload(media, facts.print, upload.url ?? '', Date.now());
      tell({ type: 'bytes.taken' });
    },
    onSuccess: () => tell({ type: 'upload.completed', ticket: ticketOf(upload.url ?? '') }),
    onError: (error) => void tellFailure(error),
  });
  const tellFailure = async (error: Error) => {
    const failure = await uploadFailure(error, file);
    if (known !== null && isGone(failure)) forgetUpload(media, known);
    tell({ type: 'upload.broke', error: failure });
  };
  signal.addEventListener('abort', () => void upload.abort());
  upload.start();
}

/** Undefined where the file cannot be read. */
async function factsOf(file: File): Promise<{ print: string; type: string | undefined } | undefined> {
  try {
    const [print, type] = await Promise.all([fileFingerprint(file), sniffType(file)]);
    return { print, type };
  } catch {
    return undefined;
  }
}

/** When to go on is for the machine to say; where an upload lies, for our own memory. */
const options = (media: MediaToSend, caller: UploadCaller, signal: AbortSignal): UploadOptions => ({
  chunkSize: caller.chunkBytes,
  retryDelays: null,
  fingerprint: () => Promise.resolve(media.form),
  storeFingerprintForResuming: false,
  onBeforeRequest: (request) => {
    // Stopped while it began, it would begin nevertheless.
    signal.throwIfAborted();
    withHeaders(request, caller);
  },
});

function withHeaders(request: HttpRequest, { headers }: UploadCaller): void {
  for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
}

function metadataOf({ competition, entry, form, file }: MediaToSend, type: string | undefined) {
  return {
    competition,
    form,
    filename: file.name,
    ...(type !== undefined && { filetype: type }),
    ...(entry !== null && { entry }),
  };
}

const isGone = (error: AppError) => 'status' in error && [403, 404, 410].includes(error.status);

export const ticketOf = (address: string): string => address.split('/').at(-1) ?? '';

const absolute = (base: string) => new URL(base, location.href).href;

/** Throws an upload away, here and on the server: if the request is lost, the server sweeps it later. */
export async function discardUpload(
  owner: UploadOwner,
  address: string,
  { headers }: Pick<UploadCaller, 'headers'>,
): Promise<void> {
  forgetUpload(owner, address);
  await fetch(address, {
    method: 'DELETE',
    headers: { ...headers(), 'Tus-Resumable': '1.0.0' },
    keepalive: true,
  }).catch(() => {});
}
