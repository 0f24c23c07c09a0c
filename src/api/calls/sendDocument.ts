import type { SubmissionUpdateReply } from '../../../domain/contract.ts';
import { REQUEST_TIMEOUT_MS } from '../../../domain/delays.ts';
import { sendMultipart } from '../sendMultipart.ts';
import type { Outcome } from '../unwrap.ts';

type Sending = {
  /** Request headers: the page's language and the session's token. */
  headers: Record<string, string>;
  signal: AbortSignal;
};

/**
 * `POST /participant/document/{id}`, once.
 * @param base the address of the API
 * @param entry the entry's id
 */
export function sendDocument(
  base: string,
  { entry, document }: { entry: string; document: File },
  { headers, signal }: Sending,
): Promise<Outcome<SubmissionUpdateReply>> {
  const form = new FormData();
  form.set('id_passport_url', document, document.name);
  const url = `${base}/participant/document/${encodeURIComponent(entry)}`;
  return sendMultipart<SubmissionUpdateReply>(url, form, {
    headers,
    route: '/participant/document/{id}',
    onProgress: () => {},
    silenceMs: REQUEST_TIMEOUT_MS,
    signal,
  });
}
