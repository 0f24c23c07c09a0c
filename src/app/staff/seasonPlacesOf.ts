import { type Desk, deskAddress } from '../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { seasonFileAddress } from '../../api/staff/calls/seasonFiles.ts';
import type { SeasonPlaces } from '../../pages/staff/SeasonPage/seasonPlaces.ts';

/** In an address, a record that is to be made. */
export const NEW = 'new';

/** The addresses of the pages of a season. @param organisation its id */
export function seasonPlacesOf(desk: Desk, organisation: string): SeasonPlaces {
  const at = (more: Record<string, string>) => deskAddress(desk, staffPaths.season, more);
  return {
    season: at({}),
    newEvent: at({ event: NEW }),
    event: (id) => at({ event: id }),
    newCompetition: (id) => at({ event: id, competition: NEW }),
    competition: (id) => at({ competition: id }),
    rounds: (id) => deskAddress(desk, staffPaths.rounds, { competition: id }),
    people: deskAddress(desk, staffPaths.people),
    newFile: at({ file: NEW }),
    copy: (id) => at({ event: id, copy: NEW }),
    file: (id) => seasonFileAddress(organisation, id),
  };
}
