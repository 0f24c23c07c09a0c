import type { PreviewLinks, PreviewMade } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';
import type { CompetitionPlace } from './rounds.ts';

/** A draft: a competition, or an event. */
export type DraftPlace = CompetitionPlace | { organisation: string; id: string };

const ofCompetition = '/organisation/{organisation}/competition/{competition}/preview';
const ofEvent = '/organisation/{organisation}/event/{id}/preview';

/** `GET` of the preview links of a draft, once. */
export const readPreviews = (
  client: StaffClient,
  path: DraftPlace,
  signal: AbortSignal,
): Promise<Outcome<PreviewLinks>> =>
  unwrap<PreviewLinks>(
    'competition' in path
      ? client.GET(ofCompetition, { params: { path }, signal })
      : client.GET(ofEvent, { params: { path }, signal }),
  );

/** `POST` of a preview link of a draft, once. */
export const makePreview = (
  client: StaffClient,
  path: DraftPlace,
  signal: AbortSignal,
): Promise<Outcome<PreviewMade>> =>
  unwrap<PreviewMade>(
    'competition' in path
      ? client.POST(ofCompetition, { params: { path }, signal })
      : client.POST(ofEvent, { params: { path }, signal }),
  );

/** `DELETE` of all preview links of a draft, once. */
export const endPreviews = (
  client: StaffClient,
  path: DraftPlace,
  signal: AbortSignal,
): Promise<Outcome<PreviewLinks>> =>
  unwrap<PreviewLinks>(
    'competition' in path
      ? client.DELETE(ofCompetition, { params: { path }, signal })
      : client.DELETE(ofEvent, { params: { path }, signal }),
  );
