import { expect, it } from 'vitest';
import * as delays from './delays.ts';

it('keeps every delay', () => {
  const { firstLinkEnd: _, ...milliseconds } = delays;
  expect(milliseconds).toEqual({
    BOARD_FRESH_MS: 12_000,
    BOARD_OLD_MS: 60_000,
    BOARD_POLL_MS: 1_000,
    BULK_LOOK_MS: 2_000,
    CARD_ANSWER_MS: 10_000,
    CARD_FIELDS_READY_MS: 15_000,
    CARD_SILENCE_MS: 45_000,
    CLOSING_COUNTDOWN_MS: 300_000,
    CONFIRMING_SLOW_MS: 15_000,
    CONTACT_LINK_MS: 86_400_000,
    CONTACT_UNDO_MS: 259_200_000,
    DRAFT_KEPT_AFTER_MS: 2_000,
    EMPTY_COMPETITIONS_REDIRECT_MS: 2_000,
    EMPTY_UPLOAD_LIFE_MS: 900_000,
    FALLBACK_RETRY_MS: 15_000,
    FIRST_LINK_MS: 86_400_000,
    KEYS_KEPT_MS: 7_776_000_000,
    LOGIN_REDIRECT_MS: 1_000,
    ORDER_CONFIRM_MS: 2_000,
    ORDER_PAYMENT_MS: 900_000,
    ORDER_WATCH_MS: 10_000,
    PALETTE_PAUSE_MS: 250,
    PARTICIPANT_COUNTER_MS: 2_000,
    PASSWORD_CHANGE_REDIRECT_MS: 1_500,
    PAYMENT_REDIRECT_MS: 2_000,
    PICTURE_TIMEOUT_MS: 240_000,
    PREVIEW_MS: 1_800_000,
    PROFILE_TOAST_MS: 1_500,
    QUOTE_PAUSE_MS: 250,
    RANKING_ANNOUNCEMENT_MS: 10_000,
    ROWS_GATHER_MS: 2_000,
    ROWS_REST_MS: 1_100,
    TABLE_TIMEOUT_MS: 600_000,
    TOUCH_REPORT_MS: 100,
    READ_AGAIN_MS: 5_000,
    REGISTRATION_REDIRECT_MS: 4_000,
    REPLACE_SUBMISSION_REDIRECT_MS: 1_500,
    REQUEST_TIMEOUT_MS: 30_000,
    RESET_LINK_MS: 1_800_000,
    SEARCH_ANNOUNCEMENT_MS: 1_000,
    SERVER_LOOK_MS: 10_000,
    SESSION_IDLE_MS: 86_400_000,
    SESSION_LIFE_MS: 604_800_000,
    SIGNUP_ASK_AGAIN_MS: 15_000,
    SIGNUP_CHECK_MS: 10_000,
    SIGNUP_LIFE_MS: 259_200_000,
    SIGNUP_REMINDER_MS: 43_200_000,
    STAFF_WAIT_MS: 60_000,
    STREAM_HEARTBEAT_MS: 15_000,
    STREAM_MOVE_SPREAD_MS: 60_000,
    STREAM_OPEN_TIMEOUT_MS: 10_000,
    STREAM_REOPEN_MS: 1_000,
    STREAM_REOPEN_SPREAD_MS: 2_000,
    STREAM_RETURN_MS: 20_000,
    STREAM_SILENCE_MS: 40_000,
    TAB_ASK_MS: 1_000,
    TAB_CALL_MS: 120_000,
    TAB_CHECK_MS: 1_000,
    TAB_CLAIM_MS: 300,
    TAB_CLOSE_MS: 300,
    UPLOAD_LIFE_MS: 172_800_000,
    UPLOAD_SILENCE_MS: 30_000,
    VALIDATION_BANNER_MS: 5_000,
    WITHDRAWAL_UNDO_MS: 600_000,
  });
});

it('ends a first link after a day, and never after its signup', () => {
  const day = 86_400_000;
  expect([
    delays.firstLinkEnd(0, 0),
    delays.firstLinkEnd(0, 2 * day),
    delays.firstLinkEnd(0, 2.5 * day),
  ]).toEqual([day, 3 * day, 3 * day]);
});

it('lets a stream miss two heartbeats before it counts as cut', () => {
  expect(delays.STREAM_SILENCE_MS).toBeGreaterThan(2 * delays.STREAM_HEARTBEAT_MS);
});

it('hands over between tabs within two seconds even without Web Locks', () => {
  expect(delays.TAB_ASK_MS + delays.TAB_CLAIM_MS).toBeLessThan(2_000);
  expect(delays.TAB_CHECK_MS).toBeGreaterThan(2 * delays.TAB_CLAIM_MS);
});
