import type {
  CompetitionRequest,
  CompetitionSettings,
  EventChange,
  EventRequest,
  PricesChange,
  PublishCheck,
  SettingsChange,
  StaffEvent,
  StaffEventPage,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Saved, unwrapSaved } from '../unwrapSaved.ts';

/** `GET /organisation/{organisation}/event`, once: a page of the events. @param after null for the first one */
export const listStaffEvents = (
  client: StaffClient,
  organisation: string,
  after: string | null,
  signal: AbortSignal,
): Promise<Outcome<StaffEventPage>> =>
  unwrap<StaffEventPage>(
    client.GET('/organisation/{organisation}/event', {
      params: { path: { organisation }, query: after === null ? {} : { after } },
      signal,
    }),
  );

/** `POST /organisation/{organisation}/event`, once: a repeat with the same id would make no second one. */
export const makeEvent = (
  client: StaffClient,
  organisation: string,
  body: EventRequest,
  signal: AbortSignal,
): Promise<Outcome<StaffEvent>> =>
  unwrap<StaffEvent>(
    client.POST('/organisation/{organisation}/event', { params: { path: { organisation } }, body, signal }),
  );

type EventPlace = { organisation: string; id: string };

/** `GET /organisation/{organisation}/event/{id}`, once. */
export const readStaffEvent = (
  client: StaffClient,
  path: EventPlace,
  signal: AbortSignal,
): Promise<Outcome<StaffEvent>> =>
  unwrap<StaffEvent>(client.GET('/organisation/{organisation}/event/{id}', { params: { path }, signal }));

/** `PATCH /organisation/{organisation}/event/{id}`, once. */
export const changeEvent = (
  client: StaffClient,
  path: EventPlace,
  body: EventChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<StaffEvent>>> =>
  unwrapSaved<StaffEvent>(
    client.PATCH('/organisation/{organisation}/event/{id}', { params: { path }, body, signal }),
  );

/** `POST /organisation/{organisation}/event/{id}/competition`, once: a repeat with the same id would make no second one. */
export const makeCompetition = (
  client: StaffClient,
  path: EventPlace,
  body: CompetitionRequest,
  signal: AbortSignal,
): Promise<Outcome<CompetitionSettings>> =>
  unwrap<CompetitionSettings>(
    client.POST('/organisation/{organisation}/event/{id}/competition', { params: { path }, body, signal }),
  );

type Place = { organisation: string; competition: string };

/** `GET /organisation/{organisation}/competition/{competition}/settings`, once. */
export const readSettings = (
  client: StaffClient,
  path: Place,
  signal: AbortSignal,
): Promise<Outcome<CompetitionSettings>> =>
  unwrap<CompetitionSettings>(
    client.GET('/organisation/{organisation}/competition/{competition}/settings', {
      params: { path },
      signal,
    }),
  );

/** `PATCH /organisation/{organisation}/competition/{competition}/settings`, once. */
export const changeSettings = (
  client: StaffClient,
  path: Place,
  body: SettingsChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<CompetitionSettings>>> =>
  unwrapSaved<CompetitionSettings>(
    client.PATCH('/organisation/{organisation}/competition/{competition}/settings', {
      params: { path },
      body,
      signal,
    }),
  );

/** `PUT /organisation/{organisation}/competition/{competition}/prices`, once. */
export const changePrices = (
  client: StaffClient,
  path: Place,
  body: PricesChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<CompetitionSettings>>> =>
  unwrapSaved<CompetitionSettings>(
    client.PUT('/organisation/{organisation}/competition/{competition}/prices', {
      params: { path },
      body,
      signal,
    }),
  );

/** `GET /organisation/{organisation}/competition/{competition}/check`, once. */
export const checkPublishing = (
  client: StaffClient,
  path: Place,
  signal: AbortSignal,
): Promise<Outcome<PublishCheck>> =>
  unwrap<PublishCheck>(
    client.GET('/organisation/{organisation}/competition/{competition}/check', { params: { path }, signal }),
  );

/** `POST /organisation/{organisation}/competition/{competition}/publish`, once. */
export const publishCompetition = (
  client: StaffClient,
  path: Place,
  version: number,
  signal: AbortSignal,
): Promise<Outcome<Saved<CompetitionSettings>>> =>
  unwrapSaved<CompetitionSettings>(
    client.POST('/organisation/{organisation}/competition/{competition}/publish', {
      params: { path },
      body: { version },
      signal,
    }),
  );
