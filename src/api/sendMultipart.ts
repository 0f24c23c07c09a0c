/**
 * Sends a form with files by XMLHttpRequest, because `fetch` reports no progress (specification section 7
 * "POST /signup").
 */
import type { CallEnding } from '../../domain/callEnding.ts';
import { type AppError, networkError, timeoutError } from '../../domain/errors.ts';
import { callWatch } from './callWatch.ts';
import { failureOf, type Outcome } from './unwrap.ts';

type Sending = {
  /** Route of the contract, for the call monitor. */
  route: string;
  /** Request headers, such as the token. */
  headers: Record<string, string>;
  /** Sent and total bytes of the whole form. */
  onProgress: (sent: number, total: number) => void;
  /** Timeout (ms) without progress; the total duration depends on the connection. */
  silenceMs: number;
  signal: AbortSignal;
};

/**
 * `POST`, once. An aborted call never resolves.
 * @returns the server's reply or the error
 */
export function sendMultipart<Data>(url: string, form: FormData, sending: Sending): Promise<Outcome<Data>> {
  const { route, headers, onProgress, silenceMs, signal } = sending;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (error: AppError) => resolve({ ok: false, error });
    const watched = watchRequest(request, route);
    const silence = watchSilence(silenceMs, () => {
      fail(timeoutError);
      watched.isSilent = true;
      request.abort();
    });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      silence.heard();
      onProgress(loaded, total);
    });
    request.addEventListener('load', () => resolve(outcomeOf(request)));
    request.addEventListener('error', () => fail(networkError));
    request.addEventListener('loadend', silence.end);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    for (const [name, value] of Object.entries({ ...headers, Accept: 'application/json' }))
      request.setRequestHeader(name, value);
    if (!signal.aborted) request.send(form);
  });
}

/** Measures only the wait for the reply, because the upload time depends on the connection. */
function watchRequest(request: XMLHttpRequest, route: string) {
  const watched = { isSilent: false };
  let end: ReturnType<NonNullable<typeof callWatch.follow>> | undefined;
  let ending: CallEnding = 'abandoned';
  request.upload.addEventListener('loadend', () => {
    end = callWatch.follow?.('POST', route);
  });
  request.addEventListener('load', () => {
    ending = request.status;
  });
  request.addEventListener('error', () => {
    ending = 'network';
  });
  request.addEventListener('loadend', () => end?.(watched.isSilent ? 'timeout' : ending));
  return watched;
}

function watchSilence(ms: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, ms);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    end: () => clearTimeout(timer),
  };
}

function outcomeOf<Data>(request: XMLHttpRequest): Outcome<Data> {
  const body = bodyOf(request.responseText);
  const { status } = request;
  if (status >= 200 && status < 300 && body !== undefined) return { ok: true, data: body as Data };
  const retry = request.getResponseHeader('Retry-After');
  const response = new Response(null, { status, headers: retry === null ? {} : { 'Retry-After': retry } });
  return { ok: false, error: failureOf(response, body) };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
