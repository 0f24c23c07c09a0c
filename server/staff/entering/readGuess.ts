import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import { readable } from '../../platform/database/readable.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { isKnownDevice } from './knownStaffDevices.ts';

/** What a guess of a password or code costs, at the sign-in and at a step-up alike. */
type Guess = {
  /** The person signed in with this browser before: a stranger's guesses do not count against it. */
  isKnown: boolean;
  attempt: Charge;
};

/**
 * The charge of a guess.
 * @param key the person's e-mail address as it is compared
 * @param browser `device` is the id in its cookie if `isMarked`, else a new one
 */
export async function readGuess(
  { database, keys, limits }: Pick<StaffDeps, 'database' | 'keys' | 'limits'>,
  key: string,
  browser: { device: string; isMarked: boolean },
): Promise<Guess> {
  const device = deviceHash(browser.device);
  const isKnown = browser.isMarked && (await readable(isKnownDevice(database, key, device)));
  const bucket = isKnown
    ? bucketOf(keys.pepper, 'staff-device', key, device)
    : bucketOf(keys.pepper, 'staff', key);
  return { isKnown, attempt: { bucket, rate: limits['password.account'] } };
}
