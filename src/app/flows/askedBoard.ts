import { contestantId } from '../../../domain/contestantAddress.ts';
import type { AskedBoard } from '../../../domain/boardAddress.ts';

/** Which board the page at the address shows: a contestant's, that of the competition it names, or the default. */
export function askedBoard(): AskedBoard {
  const entry = contestantId(location.pathname);
  if (entry !== undefined) return { entry };
  const competition = new URLSearchParams(location.search).get('competition');
  return competition ? { competition } : {};
}
