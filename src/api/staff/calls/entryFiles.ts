import type { EntryCount } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import { type FetchedFile, fetchedFile } from '../fetchedFile.ts';
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

/** `GET /organisation/{organisation}/entry-file`, or `entry-contact-file` with contacts, once. */
export function fetchEntryFile(
  client: StaffClient,
  organisation: string,
  query: Query & { format: 'csv' | 'xlsx'; language: 'ar' | 'en' },
  withContacts: boolean,
  signal: AbortSignal,
): Promise<Outcome<FetchedFile>> {
  const asked = { params: { path: { organisation }, query }, parseAs: 'blob', signal } as const;
  return fetchedFile(
    withContacts
      ? client.GET('/organisation/{organisation}/entry-contact-file', asked)
      : client.GET('/organisation/{organisation}/entry-file', asked),
    `entries.${query.format}`,
  );
}
