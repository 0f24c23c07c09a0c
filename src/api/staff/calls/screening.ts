import type {
  AskedCorrection,
  ClaimedEntry,
  CorrectionRequest,
  DecisionRequest,
  EntryDecision,
  NoteRequest,
  ScreeningClaim,
  ScreeningDesk,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import { unwrapDone } from '../unwrapDone.ts';
import type { StaffClient } from '../staffClient.ts';

export type EntryPlace = { organisation: string; id: string };

/** `GET /organisation/{organisation}/screening`, once. */
export const readDesk = (
  client: StaffClient,
  organisation: string,
  query: { competition?: string },
  signal: AbortSignal,
): Promise<Outcome<ScreeningDesk>> =>
  unwrap<ScreeningDesk>(
    client.GET('/organisation/{organisation}/screening', {
      params: { path: { organisation }, query },
      signal,
    }),
  );

/** `POST /organisation/{organisation}/screening/claim`, once. */
export const claimEntry = (
  client: StaffClient,
  organisation: string,
  body: ScreeningClaim,
  signal: AbortSignal,
): Promise<Outcome<ClaimedEntry>> =>
  unwrap<ClaimedEntry>(
    client.POST('/organisation/{organisation}/screening/claim', {
      params: { path: { organisation } },
      body,
      signal,
    }),
  );

/** `POST /organisation/{organisation}/entry/{id}/decision`, once. */
export const decideEntry = (
  client: StaffClient,
  path: EntryPlace,
  body: DecisionRequest,
  signal: AbortSignal,
): Promise<Outcome<EntryDecision>> =>
  unwrap<EntryDecision>(
    client.POST('/organisation/{organisation}/entry/{id}/decision', { params: { path }, body, signal }),
  );

/** `POST /organisation/{organisation}/entry/{id}/decision/{decision}/undo`, once. */
export const undoDecision = (
  client: StaffClient,
  path: EntryPlace & { decision: string },
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(
    client.POST('/organisation/{organisation}/entry/{id}/decision/{decision}/undo', {
      params: { path },
      signal,
    }),
  );

/** `PUT /organisation/{organisation}/entry/{id}/hold`, once. */
export const holdEntry = (
  client: StaffClient,
  path: EntryPlace,
  is_held: boolean,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(
    client.PUT('/organisation/{organisation}/entry/{id}/hold', {
      params: { path },
      body: { is_held },
      signal,
    }),
  );

/** `POST /organisation/{organisation}/entry/{id}/note`, once. */
export const noteEntry = (
  client: StaffClient,
  path: EntryPlace,
  body: NoteRequest,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  unwrapDone(client.POST('/organisation/{organisation}/entry/{id}/note', { params: { path }, body, signal }));

/** `POST /organisation/{organisation}/entry/{id}/correction`, once. */
export const askCorrection = (
  client: StaffClient,
  path: EntryPlace,
  body: CorrectionRequest,
  signal: AbortSignal,
): Promise<Outcome<AskedCorrection>> =>
  unwrap<AskedCorrection>(
    client.POST('/organisation/{organisation}/entry/{id}/correction', { params: { path }, body, signal }),
  );
