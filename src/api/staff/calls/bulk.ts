import type {
  BulkDesk,
  BulkJob,
  BulkJobReport,
  BulkPreview,
  BulkRequest,
  BulkWanted,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import type { CompetitionPlace } from './rounds.ts';

type JobPlace = CompetitionPlace & { id: string };

/** `GET /organisation/{organisation}/competition/{competition}/bulk`, once. */
export const listBulkJobs = (
  client: StaffClient,
  path: CompetitionPlace,
  signal: AbortSignal,
): Promise<Outcome<BulkDesk>> =>
  unwrap<BulkDesk>(
    client.GET('/organisation/{organisation}/competition/{competition}/bulk', { params: { path }, signal }),
  );

/** `POST /organisation/{organisation}/competition/{competition}/bulk/preview`, once: it changes nothing. */
export const previewBulk = (
  client: StaffClient,
  path: CompetitionPlace,
  body: BulkWanted,
  signal: AbortSignal,
): Promise<Outcome<BulkPreview>> =>
  unwrap<BulkPreview>(
    client.POST('/organisation/{organisation}/competition/{competition}/bulk/preview', {
      params: { path },
      body,
      signal,
    }),
  );

/** What a start did: the job, or the present preview where it is not what the person had seen. */
type Started = { job: BulkJob } | { present: BulkPreview };

/** `POST /organisation/{organisation}/competition/{competition}/bulk`, once: a repeat starts no second job. */
export async function startBulk(
  client: StaffClient,
  path: CompetitionPlace,
  body: BulkRequest,
  signal: AbortSignal,
): Promise<Outcome<Started>> {
  const reply = await settle(
    client.POST('/organisation/{organisation}/competition/{competition}/bulk', {
      params: { path },
      body,
      signal,
    }),
  );
  if (!reply.ok) return reply;
  const { data: job, error, response } = reply.data;
  if (job !== undefined) return { ok: true, data: { job } };
  const { present } = (error ?? {}) as { present?: BulkPreview };
  return present ? { ok: true, data: { present } } : { ok: false, error: failureOf(response, error) };
}

/** `GET /organisation/{organisation}/competition/{competition}/bulk/{id}`, once. */
export const readBulkJob = (
  client: StaffClient,
  path: JobPlace,
  signal: AbortSignal,
): Promise<Outcome<BulkJobReport>> =>
  unwrap<BulkJobReport>(
    client.GET('/organisation/{organisation}/competition/{competition}/bulk/{id}', {
      params: { path },
      signal,
    }),
  );

/** `POST …/bulk/{id}/stop`, once: a stopped job stays as it is. */
export const stopBulk = (
  client: StaffClient,
  path: JobPlace,
  signal: AbortSignal,
): Promise<Outcome<BulkJob>> =>
  unwrap<BulkJob>(
    client.POST('/organisation/{organisation}/competition/{competition}/bulk/{id}/stop', {
      params: { path },
      signal,
    }),
  );

/** `POST …/bulk/{id}/resume`, once: one that goes on stays as it is. */
export const resumeBulk = (
  client: StaffClient,
  path: JobPlace,
  signal: AbortSignal,
): Promise<Outcome<BulkJob>> =>
  unwrap<BulkJob>(
    client.POST('/organisation/{organisation}/competition/{competition}/bulk/{id}/resume', {
      params: { path },
      signal,
    }),
  );
