/** Whether registration is open at a time (specification section 4; decisions D30, D32). */

/** How long before its end registration counts as closing soon, in milliseconds. */
export const CLOSING_SOON_MS = 48 * 3_600_000;

/**
 * - `notYet`: it opens at `reg_start`
 * - `open`: candidates can enrol
 * - `closingSoon`: candidates can enrol, and registration ends within `CLOSING_SOON_MS`
 * - `closed`: the button stays and says that registration has ended
 * - `ended`: the competition is over, and the button is gone
 */
export type RegistrationState = 'notYet' | 'open' | 'closingSoon' | 'closed' | 'ended';

/** UTC milliseconds; start included, ends excluded. Null is not announced yet and restricts nothing. */
type RegistrationTimes = { reg_start: number | null; reg_end: number | null; comp_end: number | null };

export function registrationStateAt(
  { reg_start, reg_end, comp_end }: RegistrationTimes,
  now: number,
): RegistrationState {
  if (hasPassed(comp_end, now)) return 'ended';
  if (hasPassed(reg_end, now)) return 'closed';
  if (reg_start !== null && now < reg_start) return 'notYet';
  return reg_end !== null && reg_end - now <= CLOSING_SOON_MS ? 'closingSoon' : 'open';
}

/** Next time (UTC ms) at which the state changes; undefined if never. */
export function nextRegistrationChange(times: RegistrationTimes, now: number): number | undefined {
  const { reg_start, reg_end, comp_end } = times;
  const soon = reg_end === null ? null : reg_end - CLOSING_SOON_MS;
  const state = registrationStateAt(times, now);
  return [reg_start, soon, reg_end, comp_end]
    .filter((instant) => instant !== null)
    .toSorted((a, b) => a - b)
    .find((instant) => instant > now && registrationStateAt(times, instant) !== state);
}

/** How long after its end registration takes forms that were begun before, in milliseconds (decision D188). */
export const LATE_REGISTRATION_MS = 60 * 60_000;

/** How long before its end the form warns, in milliseconds. */
export const CLOSING_WARNING_MS = 30 * 60_000;

/**
 * Until when (UTC ms) a registration can be sent that began at `begunAt`; null without an end.
 * @param begunAt UTC milliseconds of the server; null if it has not begun
 */
export function sendableUntil(
  { reg_end, comp_end }: Pick<RegistrationTimes, 'reg_end' | 'comp_end'>,
  begunAt: number | null,
): number | null {
  if (reg_end === null) return comp_end;
  const until = begunAt !== null && begunAt < reg_end ? reg_end + LATE_REGISTRATION_MS : reg_end;
  return comp_end === null ? until : Math.min(until, comp_end);
}

/** Whether a registration that began at `begunAt` can be sent at `now` (UTC milliseconds). */
export function canSend(times: RegistrationTimes, now: number, begunAt: number | null): boolean {
  const until = sendableUntil(times, begunAt);
  return registrationStateAt(times, now) !== 'notYet' && (until === null || now < until);
}

/** Whether a draft can be continued at `now` (UTC milliseconds), if it began before the end. */
export const mayContinue = (times: RegistrationTimes, now: number): boolean =>
  canSend(times, now, (times.reg_end ?? 0) - 1);

/** Whether the registration form opens in this state; otherwise the page says why not. */
export const canEnrol = (state: RegistrationState): boolean => state === 'open' || state === 'closingSoon';

const places: Record<RegistrationState, number> = { closingSoon: 0, open: 0, notYet: 1, closed: 2, ended: 3 };

/** Sorts competitions: open by earliest end, not yet open by start, closed, ended. The sort is stable. */
export function byRegistration<Each extends RegistrationTimes>(
  competitions: readonly Each[],
  now: number,
): Each[] {
  return competitions.toSorted((a, b) => {
    const states = [registrationStateAt(a, now), registrationStateAt(b, now)] as const;
    const apart = places[states[0]] - places[states[1]];
    if (apart !== 0) return apart;
    const [first, second] = [dateOf(a, states[0]), dateOf(b, states[1])];
    return first === second ? 0 : first - second;
  });
}

function dateOf({ reg_start, reg_end, comp_end }: RegistrationTimes, state: RegistrationState): number {
  if (state === 'notYet') return reg_start ?? Infinity;
  if (state === 'ended') return -(comp_end ?? 0);
  return reg_end ?? Infinity;
}

const hasPassed = (instant: number | null, now: number) => instant !== null && instant <= now;
