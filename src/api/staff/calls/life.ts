import type { LifeRequest, SeasonLife } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Deleted, unwrapDeleted } from '../unwrapSaved.ts';
import type { CompetitionPlace } from './rounds.ts';

type EventPlace = { organisation: string; id: string };

const ofCompetition = '/organisation/{organisation}/competition/{competition}/life';
const ofEvent = '/organisation/{organisation}/event/{id}/life';

/** `GET` of the life of a competition, once. */
export const readCompetitionLife = (
  client: StaffClient,
  path: CompetitionPlace,
  signal: AbortSignal,
): Promise<Outcome<SeasonLife>> =>
  unwrap<SeasonLife>(client.GET(ofCompetition, { params: { path }, signal }));

/** `POST` of an act on a competition, once. */
export const changeCompetitionLife = (
  client: StaffClient,
  path: CompetitionPlace,
  body: LifeRequest,
  signal: AbortSignal,
): Promise<Outcome<Deleted<SeasonLife>>> =>
  unwrapDeleted<SeasonLife>(client.POST(ofCompetition, { params: { path }, body, signal }));

/** `GET` of the life of an event, once. */
export const readEventLife = (
  client: StaffClient,
  path: EventPlace,
  signal: AbortSignal,
): Promise<Outcome<SeasonLife>> => unwrap<SeasonLife>(client.GET(ofEvent, { params: { path }, signal }));

/** `POST` of an act on an event, once. */
export const changeEventLife = (
  client: StaffClient,
  path: EventPlace,
  body: LifeRequest,
  signal: AbortSignal,
): Promise<Outcome<Deleted<SeasonLife>>> =>
  unwrapDeleted<SeasonLife>(client.POST(ofEvent, { params: { path }, body, signal }));
