import { staffPaths } from '../../../domain/staff/staffPaths.ts';

/** Addresses of pages about rounds. */
export const roundPlaces = {
  back: staffPaths.season,
  newRound: `${staffPaths.rounds}?round=new`,
  round: (id: string) => `${staffPaths.rounds}?round=${id}`,
  newGroup: (round: string) => `${staffPaths.rounds}?round=${round}&group=new`,
  group: (id: string) => `${staffPaths.rounds}?group=${id}`,
  members: (round: string) => `${staffPaths.rounds}?members=${round}`,
};
