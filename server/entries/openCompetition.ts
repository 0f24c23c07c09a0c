import type { CompetitionDetails } from '../../domain/contract.ts';
import { canEnrol, mayContinue, registrationStateAt } from '../../domain/registration.ts';
import type { EntryDeps } from './entryDeps.ts';

type Where = Pick<EntryDeps, 'catalogue' | 'clock'>;

export type FoundCompetition =
  | { kind: 'open' | 'closed' | 'notYet' | 'late'; competition: CompetitionDetails }
  | { kind: 'unknown' };

/**
 * Finds a competition. It is `open` while its registration is, and `late` while forms that were begun before its end
 * are taken (decision D188).
 */
export function openForRegistration({ catalogue, clock }: Where, id: string): FoundCompetition {
  const competition = catalogue.view.details.get(id);
  if (!competition) return { kind: 'unknown' };
  const now = clock.now();
  const state = registrationStateAt(competition, now);
  if (canEnrol(state)) return { kind: 'open', competition };
  if (state === 'notYet') return { kind: 'notYet', competition };
  return { kind: mayContinue(competition, now) ? 'late' : 'closed', competition };
}

/**
 * Finds a competition. It is `open` until it ends: so long, entries can be replaced (specification section
 * 4).
 */
export function openForReplacement({ catalogue, clock }: Where, id: string): FoundCompetition {
  const competition = catalogue.view.details.get(id);
  if (!competition) return { kind: 'unknown' };
  const { comp_end: end } = competition;
  return { kind: end !== null && end <= clock.now() ? 'closed' : 'open', competition };
}
