import type { SubmissionUpdateReply } from '../../../domain/contract.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/delays.ts';
import { sendMultipart } from '../sendMultipart.ts';
import type { Outcome } from '../unwrap.ts';

export type Replacement = {
  /** The entry's id. */
  entry: string;
  /** Ticket of a finished upload; without a ticket the form carries the file. */
  ticket: string | null;
  file: File;
  poster: Blob | null;
};

type Sending = {
  /** Request headers: the page's language and the session's token. */
  headers: Record<string, string>;
  /** Idempotency key: retries of one file create one replacement. */
  key: string;
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

/** `POST /participant/update/{id}`, once. @param base the address of the API */
export function replaceSubmission(
  base: string,
  { entry, ticket, file, poster }: Replacement,
  { headers, key, onProgress, signal }: Sending,
): Promise<Outcome<SubmissionUpdateReply>> {
  const form = new FormData();
  form.set('_method', 'PUT');
  if (ticket !== null) form.set('media_ticket', ticket);
  if (poster) form.set('media_poster', poster, 'poster.jpg');
  // The largest part last: the server can refuse the others before receiving it.
  if (ticket === null) form.set('media_file', file, file.name);
  const url = `${base}/participant/update/${encodeURIComponent(entry)}`;
  return sendMultipart<SubmissionUpdateReply>(url, form, {
    headers: { ...headers, 'Idempotency-Key': key },
    route: '/participant/update/{id}',
    onProgress,
    silenceMs: REQUEST_TIMEOUT_MS,
    signal,
  });
}
