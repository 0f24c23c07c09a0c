import type {
  Asked,
  Cancellation,
  CancellationRequest,
  ExtensionRequest,
  WindowExtension,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import type { CompetitionPlace } from './rounds.ts';

const ofGroup = '/organisation/{organisation}/competition/{competition}/group/{id}/extension';
const ofCompetition = '/organisation/{organisation}/competition/{competition}/cancellation';

/** `GET` of what an extension of the window of a group depends on, once. */
export const readExtension = (
  client: StaffClient,
  path: CompetitionPlace & { id: string },
  signal: AbortSignal,
): Promise<Outcome<WindowExtension>> =>
  unwrap<WindowExtension>(client.GET(ofGroup, { params: { path }, signal }));

/** `POST` that asks a second person for an extension, once. */
export const askExtension = (
  client: StaffClient,
  path: CompetitionPlace & { id: string },
  body: ExtensionRequest,
  signal: AbortSignal,
): Promise<Outcome<Asked>> => unwrap<Asked>(client.POST(ofGroup, { params: { path }, body, signal }));

/** `GET` of what the cancellation of a competition would undo, once. */
export const readCancellation = (
  client: StaffClient,
  path: CompetitionPlace,
  signal: AbortSignal,
): Promise<Outcome<Cancellation>> =>
  unwrap<Cancellation>(client.GET(ofCompetition, { params: { path }, signal }));

/** `POST` that asks a second person for the cancellation of a competition, once. */
export const askCancellation = (
  client: StaffClient,
  path: CompetitionPlace,
  body: CancellationRequest,
  signal: AbortSignal,
): Promise<Outcome<Asked>> => unwrap<Asked>(client.POST(ofCompetition, { params: { path }, body, signal }));
