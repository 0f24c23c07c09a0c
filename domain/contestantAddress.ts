import { decodedSegment } from './decodedSegment.ts';
import { pagePaths, segmentsOf } from './routes.ts';

/** Address of the page of a contestant: `/contestant/{id}`. */
export const contestantHref = (voterId: string): string =>
  pagePaths.contestant.replace(':id', encodeURIComponent(voterId));

/**
 * The contestant's id in the path of their page; undefined for other paths and invalid percent-encoding.
 */
export function contestantId(path: string): string | undefined {
  const [, first, id] = segmentsOf(path);
  return first === 'contestant' && id ? decodedSegment(id) : undefined;
}
