import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';
import { PROFILE_MIN_AGE, REGISTRATION_MIN_AGE } from './person/birthDate.ts';
import { NAME_MIN_LENGTH } from './person/name.ts';

describe('limits', () => {
  it('of people: ages, name and password (section 5; decisions D15, D19)', () => {
    expect([
      REGISTRATION_MIN_AGE,
      PROFILE_MIN_AGE,
      NAME_MIN_LENGTH,
      limits.DOCUMENT_MIN_VALIDITY_MONTHS,
      limits.PASSWORD_MIN_LENGTH,
      limits.PASSWORD_MAX_LENGTH,
    ]).toEqual([18, 14, 3, 6, 8, 128]);
  });

  it('of files (sections 5, 9; decision D14)', () => {
    expect([limits.MEDIA_CEILING_MEGABYTES, limits.IDENTITY_MAX_MEGABYTES, limits.VIDEO_MAX_SECONDS]).toEqual(
      [500, 10, 120],
    );
    expect(limits.HINTED_FORMATS).toEqual(['MP4', 'MOV', 'AVI']);
    expect(limits.BLOCKED_EXTENSIONS).toEqual(['exe', 'bat', 'sh', 'cmd', 'js', 'msi', 'com']);
  });

  it('of a picture for the profile, in megabytes of a million bytes', () => {
    expect([limits.AVATAR_MAX_MEGABYTES, limits.AVATAR_MAX_BYTES, limits.AVATAR_MAX_PIXELS]).toEqual([
      5, 5_000_000, 1_024,
    ]);
  });

  it('of devices, uploads and messages of an account', () => {
    expect([
      limits.SESSIONS_PER_ACCOUNT,
      limits.UPLOAD_CHUNK_BYTES,
      limits.SIGNUP_MAILS_PER_DAY,
      limits.SIGNUP_TEXTS_PER_DAY,
    ]).toEqual([5, 8_388_608, 10, 5]);
  });

  it('of money and votes (section 9; decisions D1, D5, D7)', () => {
    expect([
      limits.LIST_PRICE_BAISA,
      limits.PACKAGE_PRICE_BAISA,
      limits.PACKAGE_DISCOUNT_BAISA,
      limits.SMS_PRICE_BAISA,
      limits.USD_PER_RIAL,
      limits.DEFAULT_VOTES,
      limits.ORDER_MAX_VOTES,
      limits.SMS_VOTES_PER_DAY,
      limits.PAID_REVIEW_VOTES_PER_DAY,
    ]).toEqual([500, 400, 2_500, 525, 2.603, 25, 10_000, 20, 200]);
  });

  it('of the season and its pages (section 9)', () => {
    expect([limits.GROUP_COUNT, limits.WIDE_CARD_EVENTS, limits.RIAL_CURRENCY_ID]).toEqual([5, 2, 1]);
  });
});
