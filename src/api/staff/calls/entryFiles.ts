import type { EntryCount } from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import type { EntryQuery } from './entries.ts';

type Query = Omit<EntryQuery, 'after'>;

/** `GET /organisation/{organisation}/entry-count`, once. */
export const countEntries = (
  client: StaffClient,
  organisation: string,
  query: Query,
  signal: AbortSignal,
): Promise<Outcome<EntryCount>> =>
  unwrap<EntryCount>(
    client.GET('/organisation/{organisation}/entry-count', {
      params: { path: { organisation }, query },
      signal,
    }),
  );

/** A file that was fetched whole. */
export type FetchedFile = { name: string; bytes: Blob };

/**
 * `GET /organisation/{organisation}/entry-file`, or `entry-contact-file` with contacts, once. A file that breaks off is a
 * network error.
 */
export async function fetchEntryFile(
  client: StaffClient,
  organisation: string,
  query: Query & { format: 'csv' | 'xlsx'; language: 'ar' | 'en' },
  withContacts: boolean,
  signal: AbortSignal,
): Promise<Outcome<FetchedFile>> {
  const asked = { params: { path: { organisation }, query }, parseAs: 'blob', signal } as const;
  const reply = await settle(
    withContacts
      ? client.GET('/organisation/{organisation}/entry-contact-file', asked)
      : client.GET('/organisation/{organisation}/entry-file', asked),
  );
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  return data === undefined
    ? { ok: false, error: failureOf(response, error) }
    : { ok: true, data: { name: nameIn(response, query.format), bytes: data } };
}

const nameIn = (response: Response, format: string) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? `entries.${format}`;
