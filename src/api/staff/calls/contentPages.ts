import type {
  PageChange,
  PageRequest,
  StaffPage,
  StaffPageList,
  StaffPageVersion,
  StaffPageVersions,
} from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Deleted, type Saved, unwrapDeleted, unwrapSaved } from '../unwrapSaved.ts';

/** `GET /page`, once. */
export const listContentPages = (client: StaffClient, signal: AbortSignal): Promise<Outcome<StaffPageList>> =>
  unwrap<StaffPageList>(client.GET('/page', { signal }));

/** `POST /page`, once: a repeat with the same id would make no second one. */
export const makeContentPage = (
  client: StaffClient,
  body: PageRequest,
  signal: AbortSignal,
): Promise<Outcome<StaffPage>> => unwrap<StaffPage>(client.POST('/page', { body, signal }));

/** `GET /page/{id}`, once. */
export const readStaffPage = (
  client: StaffClient,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<StaffPage>> =>
  unwrap<StaffPage>(client.GET('/page/{id}', { params: { path: { id } }, signal }));

/** `PATCH /page/{id}`, once. */
export const changeContentPage = (
  client: StaffClient,
  id: string,
  body: PageChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<StaffPage>>> =>
  unwrapSaved<StaffPage>(client.PATCH('/page/{id}', { params: { path: { id } }, body, signal }));

/** `DELETE /page/{id}`, once. @param version that the person saw */
export const deleteContentPage = (
  client: StaffClient,
  id: string,
  version: number,
  signal: AbortSignal,
): Promise<Outcome<Deleted<StaffPage>>> =>
  unwrapDeleted<StaffPage>(
    client.DELETE('/page/{id}', { params: { path: { id }, query: { version } }, signal }),
  );

/** `GET /page/{id}/version`, once. */
export const listPageVersions = (
  client: StaffClient,
  id: string,
  signal: AbortSignal,
): Promise<Outcome<StaffPageVersions>> =>
  unwrap<StaffPageVersions>(client.GET('/page/{id}/version', { params: { path: { id } }, signal }));

/** `GET /page/{id}/version/{version}`, once. */
export const readPageVersion = (
  client: StaffClient,
  { id, version }: { id: string; version: number },
  signal: AbortSignal,
): Promise<Outcome<StaffPageVersion>> =>
  unwrap<StaffPageVersion>(
    client.GET('/page/{id}/version/{version}', { params: { path: { id, version } }, signal }),
  );
