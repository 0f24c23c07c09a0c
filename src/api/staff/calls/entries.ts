import type { StaffEntry, StaffEntryPage, StaffEntryRow } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

export type EntryQuery = {
  competition?: string;
  status?: StaffEntryRow['status'] | 'withdrawn';
  search?: string;
  duplicates?: '1';
  after?: string;
};

/** `GET /organisation/{organisation}/entry`, once. */
export const listEntries = (
  client: StaffClient,
  organisation: string,
  query: EntryQuery,
  signal: AbortSignal,
): Promise<Outcome<StaffEntryPage>> =>
  unwrap<StaffEntryPage>(
    client.GET('/organisation/{organisation}/entry', { params: { path: { organisation }, query }, signal }),
  );

/** `GET /organisation/{organisation}/entry/{id}`, once. */
export const readEntry = (
  client: StaffClient,
  organisation: string,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<StaffEntry>> =>
  unwrap<StaffEntry>(
    client.GET('/organisation/{organisation}/entry/{id}', { params: { path: { organisation, id } }, signal }),
  );
