import type { CompetitionDetails } from '../../domain/contract.ts';
import { canEnrol, registrationStateAt } from '../../domain/registration.ts';
import type { EntryDeps } from './entryDeps.ts';

type Where = Pick<EntryDeps, 'catalogue' | 'clock'>;

export type FoundCompetition =
  | { kind: 'open' | 'closed'; competition: CompetitionDetails }
  | { kind: 'unknown' };

/**
 * Finds a competition. It is `open` while its registration is, and `late` while forms that were begun before its end
 * are taken (decision D188).
 */
export function openForRegistration({ catalogue, clock }: Where, id: string): FoundCompetition {
  const competition = catalogue.view.details.get(id);
  if (!competition) return { kind: 'unknown' };
  const isOpen = canEnrol(registrationStateAt(competition, clock.now()));
  return { kind: isOpen ? 'open' : 'closed', competition };
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
