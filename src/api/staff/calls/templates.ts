import type { StaffTemplate, TemplateChange, TemplateList } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import { type Deleted, type Saved, unwrapDeleted, unwrapSaved } from '../unwrapSaved.ts';

/** Which template: of an organisation, by its id or the kind of an automatic message. */
type Named = { organisation: string; id: string };

/** `GET /organisation/{organisation}/template`, once. */
export const listTemplates = (
  client: StaffClient,
  organisation: string,
  signal: AbortSignal,
): Promise<Outcome<TemplateList>> =>
  unwrap<TemplateList>(
    client.GET('/organisation/{organisation}/template', { params: { path: { organisation } }, signal }),
  );

/** `GET /organisation/{organisation}/template/{id}`, once. */
export const readTemplate = (
  client: StaffClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<StaffTemplate>> =>
  unwrap<StaffTemplate>(
    client.GET('/organisation/{organisation}/template/{id}', { params: { path }, signal }),
  );

/** `PUT /organisation/{organisation}/template/{id}`, once: a repeat finds its own version there. */
export const saveTemplate = (
  client: StaffClient,
  path: Named,
  body: TemplateChange,
  signal: AbortSignal,
): Promise<Outcome<Saved<StaffTemplate>>> =>
  unwrapSaved<StaffTemplate>(
    client.PUT('/organisation/{organisation}/template/{id}', { params: { path }, body, signal }),
  );

/** `DELETE /organisation/{organisation}/template/{id}`, once. @param version that the person saw */
export const removeTemplate = (
  client: StaffClient,
  path: Named,
  version: number,
  signal: AbortSignal,
): Promise<Outcome<Deleted<StaffTemplate>>> =>
  unwrapDeleted<StaffTemplate>(
    client.DELETE('/organisation/{organisation}/template/{id}', {
      params: { path, query: { version } },
      signal,
    }),
  );
