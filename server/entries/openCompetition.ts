import type { CompetitionDetails } from '../../domain/contract.ts';
import { canEnrol, registrationStateAt } from '../../domain/registration.ts';
import type { EntryDeps } from './entryDeps.ts';

type Where = Pick<EntryDeps, 'catalogue' | 'clock'>;

export type FoundCompetition =
  | { kind: 'open'; competition: CompetitionDetails }
  | { kind: 'unknown' }
  | { kind: 'closed' };

/** A competition that takes registrations at this instant. */
export function openForRegistration({ catalogue, clock }: Where, id: string): FoundCompetition {
  const competition = catalogue.view.details.get(id);
  if (!competition) return { kind: 'unknown' };
  return canEnrol(registrationStateAt(competition, clock.now()))
    ? { kind: 'open', competition }
    : { kind: 'closed' };
}

/** A competition in which what was sent can be replaced: until it ends (specification section 4). */
export function openForReplacement({ catalogue, clock }: Where, id: string): FoundCompetition {
  const competition = catalogue.view.details.get(id);
  if (!competition) return { kind: 'unknown' };
  const { comp_end: end } = competition;
  return end !== null && end <= clock.now() ? { kind: 'closed' } : { kind: 'open', competition };
}
