import type {
  SeasonCopyRequest,
  SeasonFileRefused,
  SeasonFileRequest,
  StaffEvent,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** The draft that was made of a file. `faults`: nothing was made, as these are wrong. */
export type Imported = { event: StaffEvent } | { faults: NonNullable<SeasonFileRefused['findings']> };

/** `POST /organisation/{organisation}/season`, once: a repeat with the same id would make no second one. */
export async function importSeason(
  client: StaffClient,
  organisation: string,
  body: SeasonFileRequest,
  signal: AbortSignal,
): Promise<Outcome<Imported>> {
  const reply = await settle(
    client.POST('/organisation/{organisation}/season', { params: { path: { organisation } }, body, signal }),
  );
  if (!reply.ok) return reply;
  const { data: event, error, response } = reply.data;
  if (event !== undefined) return { ok: true, data: { event } };
  const { findings } = (error ?? {}) as SeasonFileRefused;
  return response.status === 422 && findings !== undefined
    ? { ok: true, data: { faults: findings } }
    : { ok: false, error: failureOf(response, error) };
}

/** `POST /organisation/{organisation}/event/{id}/copy`, once: a repeat with the same id would make no second one. */
export const copySeason = (
  client: StaffClient,
  path: { organisation: string; id: string },
  body: SeasonCopyRequest,
  signal: AbortSignal,
): Promise<Outcome<StaffEvent>> =>
  unwrap<StaffEvent>(
    client.POST('/organisation/{organisation}/event/{id}/copy', { params: { path }, body, signal }),
  );

/** The address at which a browser saves the settings of an event as a file. */
export const seasonFileAddress = (organisation: string, event: string): string =>
  `/staff/api/organisation/${organisation}/event/${event}/file`;
