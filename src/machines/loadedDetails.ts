import type { CompetitionDetails } from '../../domain/contract.ts';

/** A competition as the server answered it. */
export type LoadedDetails = {
  details: CompetitionDetails;
  /** UTC milliseconds of the server. */
  now: number;
};
