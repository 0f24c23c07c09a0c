import { failureOf, type Outcome, settle } from '../unwrap.ts';

/** A file that was fetched whole. */
export type FetchedFile = { name: string; bytes: Blob };

/** What `openapi-fetch` answers to a call that is parsed as a blob. */
type Answer = { data?: Blob; error?: unknown; response: Response };

/**
 * The file of a call, under the name that the server gave it. One that breaks off is a network error.
 * @param fallback its name where the server gave none
 */
export async function fetchedFile(call: Promise<Answer>, fallback: string): Promise<Outcome<FetchedFile>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  return data === undefined
    ? { ok: false, error: failureOf(response, error) }
    : { ok: true, data: { name: nameIn(response) ?? fallback, bytes: data } };
}

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
