import type { Asked, CandidateActRequest, CandidateActs } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import { type FetchedFile, fetchedFile } from '../fetchedFile.ts';
import type { StaffClient } from '../staffClient.ts';

const ofCandidate = '/organisation/{organisation}/candidate/{candidate}/acts';

export type CandidatePath = { organisation: string; candidate: string };

/** `GET` of what two persons can do with a candidate's account, once. */
export const readCandidateActs = (
  client: StaffClient,
  path: CandidatePath,
  signal: AbortSignal,
): Promise<Outcome<CandidateActs>> =>
  unwrap<CandidateActs>(client.GET(ofCandidate, { params: { path }, signal }));

/** `POST` that asks a second person for an act on a candidate's account, once. */
export const askCandidateAct = (
  client: StaffClient,
  path: CandidatePath,
  body: CandidateActRequest,
  signal: AbortSignal,
): Promise<Outcome<Asked>> => unwrap<Asked>(client.POST(ofCandidate, { params: { path }, body, signal }));

/** `GET` of all that is stored about a candidate, once. */
export const fetchCandidateData = (
  client: StaffClient,
  path: CandidatePath,
  signal: AbortSignal,
): Promise<Outcome<FetchedFile>> =>
  fetchedFile(
    client.GET('/organisation/{organisation}/candidate/{candidate}/data', {
      params: { path },
      parseAs: 'blob',
      signal,
    }),
    'candidate.zip',
  );
