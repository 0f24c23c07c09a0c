/** Uploads a file by the tus protocol and resumes an earlier upload (decision D81). */
import type { HttpRequest, UploadOptions } from 'tus-js-client';
import type { AppError } from '../../../domain/errors.ts';
import { fileUnreadable } from '../../../domain/forms/mediaFile.ts';
import { sniffType } from '../chosenFiles/sniffType.ts';
import { fileFingerprint } from './fileFingerprint.ts';
import { uploadFailureOf } from './uploadFailureOf.ts';
import { forgetUpload, keepUpload, recallUpload, type UploadOwner } from './uploadMemory.ts';

export type MediaToSend = UploadOwner & {
  file: File;
  /** The competition's id. */
  competition: string;
  /** Address of the partial upload, if known. */
  address: string | null;
};

export type UploadCaller = {
  /** The address of the API. */
  base: string;
  /** Bytes per request. */
  chunkBytes: number;
  /** Headers for every request. */
  headers: () => Record<string, string>;
};

export type UploadNews =
  | { type: 'address.known'; address: string }
  | { type: 'bytes.sent'; sent: number; total: number }
  | { type: 'bytes.taken' }
  | { type: 'upload.completed'; ticket: string }
  | { type: 'upload.broke'; error: AppError };
type OnNews = (news: UploadNews) => void;

/** @returns stops the upload; sent bytes stay on the server */
export function sendMedia(media: MediaToSend, caller: UploadCaller, onNews: OnNews): () => void {
  const stopping = new AbortController();
  const onNewsUnlessStopped: OnNews = (news) => {
    if (!stopping.signal.aborted) onNews(news);
  };
  startUpload(media, caller, onNewsUnlessStopped, stopping.signal).catch(async (error: Error) =>
    onNewsUnlessStopped({ type: 'upload.broke', error: await uploadFailureOf(error, media.file) }),
  );
  return () => stopping.abort();
}

async function startUpload(media: MediaToSend, caller: UploadCaller, onNews: OnNews, signal: AbortSignal) {
  const { file } = media;
  const facts = await factsOf(file);
  if (!facts) {
    onNews({ type: 'upload.broke', error: fileUnreadable });
    return;
  }
  const { Upload } = await import('tus-js-client');
  if (signal.aborted) return;
  const known = media.address ?? recallUpload(media, facts.print, Date.now());
  // Reported before the server is asked: if it does not know the upload any more, the file is sent anew.
  if (known !== null) onNews({ type: 'address.known', address: known });
  const upload = new Upload(file, {
    ...options(media, caller, signal),
    ...(known === null ? { endpoint: `${absolute(caller.base)}/uploads` } : { uploadUrl: known }),
    metadata: metadataOf(media, facts.type),
    onUploadUrlAvailable: () => {
      const address = upload.url ?? '';
      keepUpload(media, facts.print, address, Date.now());
      onNews({ type: 'address.known', address });
    },
    onProgress: (sent, total) => onNews({ type: 'bytes.sent', sent, total }),
    onChunkComplete: () => {
      // Renews the time: the server keeps an upload for a period after its last byte.
      keepUpload(media, facts.print, upload.url ?? '', Date.now());
      onNews({ type: 'bytes.taken' });
    },
    onSuccess: () => onNews({ type: 'upload.completed', ticket: ticketOf(upload.url ?? '') }),
    onError: (error) => void reportFailure(error),
  });
  const reportFailure = async (error: Error) => {
    const failure = await uploadFailureOf(error, file);
    if (known !== null && isGone(failure)) forgetUpload(known);
    onNews({ type: 'upload.broke', error: failure });
  };
  signal.addEventListener('abort', () => void upload.abort());
  upload.start();
}

/** Undefined if the file cannot be read. */
async function factsOf(file: File): Promise<{ print: string; type: string | undefined } | undefined> {
  try {
    const [print, type] = await Promise.all([fileFingerprint(file), sniffType(file)]);
    return { print, type };
  } catch {
    return undefined;
  }
}

/** Turns off retries and storage of tus: the machine retries, and `uploadMemory` stores addresses. */
const options = (media: MediaToSend, caller: UploadCaller, signal: AbortSignal): UploadOptions => ({
  chunkSize: caller.chunkBytes,
  retryDelays: null,
  fingerprint: () => Promise.resolve(media.form),
  storeFingerprintForResuming: false,
  onBeforeRequest: (request) => {
    // tus would still start an upload that was aborted during its start.
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

/** Deletes an upload here and on the server; if the request fails, the server sweeps it later. */
export async function discardUpload(
  address: string,
  { headers }: Pick<UploadCaller, 'headers'>,
): Promise<void> {
  forgetUpload(address);
  await fetch(address, {
    method: 'DELETE',
    headers: { ...headers(), 'Tus-Resumable': '1.0.0' },
    keepalive: true,
  }).catch(() => {});
}
