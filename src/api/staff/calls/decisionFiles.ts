import type {
  DecisionCheck,
  DecisionFault,
  DecisionFileRefused,
  DecisionsDone,
} from '../../../../domain/staff/staffContract.ts';
import { failureOf, type Outcome, settle, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

const sent = (organisation: string, bytes: Blob, signal: AbortSignal) => ({
  params: { path: { organisation } },
  body: bytes,
  bodySerializer: (body: unknown) => body as Blob,
  headers: { 'Content-Type': 'text/csv' },
  signal,
});

/** `POST /organisation/{organisation}/decision-file/check`, once. */
export const checkDecisions = (
  client: StaffClient,
  organisation: string,
  bytes: Blob,
  signal: AbortSignal,
): Promise<Outcome<DecisionCheck>> =>
  unwrap<DecisionCheck>(
    client.POST('/organisation/{organisation}/decision-file/check', sent(organisation, bytes, signal)),
  );

/** What was decided. `faults`: nothing was, as these are wrong. */
type Imported = { done: DecisionsDone } | { faults: readonly DecisionFault[] };

/** `POST /organisation/{organisation}/decision-file`, once: a repeat leaves what is decided already as it is. */
export async function importDecisions(
  client: StaffClient,
  organisation: string,
  bytes: Blob,
  signal: AbortSignal,
): Promise<Outcome<Imported>> {
  const reply = await settle(
    client.POST('/organisation/{organisation}/decision-file', sent(organisation, bytes, signal)),
  );
  if (!reply.ok) return reply;
  const { data: done, error, response } = reply.data;
  if (done !== undefined) return { ok: true, data: { done } };
  const { findings } = (error ?? {}) as DecisionFileRefused;
  return response.status === 422 && findings !== undefined
    ? { ok: true, data: { faults: findings } }
    : { ok: false, error: failureOf(response, error) };
}
