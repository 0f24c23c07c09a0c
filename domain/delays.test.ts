import { expect, it } from 'vitest';
import * as delays from './delays.ts';

it('keeps every delay of section 9', () => {
  expect([
    delays.LOGIN_REDIRECT_MS,
    delays.REGISTRATION_REDIRECT_MS,
    delays.PAYMENT_REDIRECT_MS,
    delays.EMPTY_COMPETITIONS_REDIRECT_MS,
    delays.REPLACE_SUBMISSION_REDIRECT_MS,
    delays.PROFILE_TOAST_MS,
    delays.PASSWORD_CHANGE_REDIRECT_MS,
    delays.VALIDATION_BANNER_MS,
    delays.PARTICIPANT_COUNTER_MS,
    delays.REQUEST_TIMEOUT_MS,
  ]).toEqual([1_000, 4_000, 2_000, 2_000, 1_500, 1_500, 1_500, 5_000, 2_000, 30_000]);
});

it('lets a stream miss two heartbeats before it counts as cut', () => {
  expect(delays.STREAM_SILENCE_MS).toBeGreaterThan(2 * delays.STREAM_HEARTBEAT_MS);
});

it('hands over between tabs within two seconds even without Web Locks', () => {
  expect(delays.TAB_ASK_MS + delays.TAB_CLAIM_MS).toBeLessThan(2_000);
  expect(delays.TAB_CHECK_MS).toBeGreaterThan(2 * delays.TAB_CLAIM_MS);
});
