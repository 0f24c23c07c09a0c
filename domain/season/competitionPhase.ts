/** How far a competition is (decision D225). States are stored where a person decides; the rest follows from dates. */
import { registrationStateAt } from '../registration.ts';

/** What staff decided about an event or a competition. */
export type SeasonState = 'draft' | 'published' | 'closed' | 'archived' | 'cancelled';

/** What people read about a competition. `cancelled`, `closed` and `archived` are decisions; the others follow from dates. */
export type CompetitionPhase =
  | 'draft'
  | 'announced'
  | 'registration'
  | 'screening'
  | 'running'
  | 'voting'
  | 'ended'
  | 'closed'
  | 'archived'
  | 'cancelled';

/** Dates in UTC ms; null for one that is not announced. `windows`: of its voting groups; ends are exclusive. */
export type PhaseFacts = {
  state: SeasonState;
  registration_opens_at: number | null;
  registration_closes_at: number | null;
  starts_at: number | null;
  ends_at: number | null;
  windows: readonly { opens_at: number; closes_at: number }[];
};

/** The phase of a competition at `now` (UTC ms). */
export function competitionPhase(facts: PhaseFacts, now: number): CompetitionPhase {
  const { state, windows, starts_at, ends_at } = facts;
  if (state !== 'published') return state;
  if (windows.some((window) => window.opens_at <= now && now < window.closes_at)) return 'voting';
  const registration = registrationStateAt(
    { reg_start: facts.registration_opens_at, reg_end: facts.registration_closes_at, comp_end: ends_at },
    now,
  );
  if (registration === 'ended') return 'ended';
  if (starts_at !== null && starts_at <= now) return 'running';
  if (registration === 'notYet') return 'announced';
  return registration === 'closed' ? 'screening' : 'registration';
}
