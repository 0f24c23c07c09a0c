import { describe, expect, it } from 'vitest';
import { AVATAR_MAX_BYTES } from '../../../domain/limits.ts';
import {
  profile,
  profileDay as today,
  waitingProfile,
} from '../../../tests/support/accounts/accountFacts.ts';
import type { ProfileEditContext, ProfileFormValues } from './profileEditTypes.ts';
import {
  formOf,
  isPicture,
  isUnsaved,
  profileErrors,
  profileToSave,
  withAvatar,
  withEdit,
  withoutPicture,
  withSmallAvatar,
} from './profileForm.ts';

const context: ProfileEditContext = {
  profile,
  today,
  values: formOf(profile),
  avatar: null,
  fieldErrors: {},
  formError: null,
  isResumed: false,
};
const edited = (values: Partial<ProfileFormValues>) =>
  Object.entries(values).reduce(
    (before, [field, value]) => ({ ...before, ...withEdit(before, { field: field as 'day', value }) }),
    context,
  );

describe('the form of a profile', () => {
  it('shows the profile, with the date in parts', () => {
    expect(formOf(profile)).toEqual({
      full_name: 'Huda Al Rawahi',
      country_id: '1',
      address: 'Muttrah',
      day: '1',
      month: '4',
      year: '1999',
    });
  });

  it('shows pending changes, and sends them again with another change', () => {
    const waits = { ...context, profile: waitingProfile, values: formOf(waitingProfile) };
    expect(waits.values).toMatchObject({ full_name: 'Huda bint Said', country_id: '2' });
    expect(isUnsaved(waits)).toBe(false);
    const { changes } = profileToSave({ ...waits, ...withEdit(waits, { field: 'address', value: 'Ruwi' }) });
    expect(changes).toMatchObject({ full_name: 'Huda bint Said', country_id: 2, address: 'Ruwi' });
  });

  it('sends no empty fields', () => {
    expect(profileToSave(edited({ address: '  ', day: '٢' }))).toEqual({
      changes: {
        full_name: 'Huda Al Rawahi',
        user_dob: '1999-04-02',
        country_id: 1,
      },
      avatar: null,
      image_url: '/images/huda.webp',
    });
  });
});

describe('a date of birth', () => {
  it.each([
    ['2013', { code: 'dobMin' }],
    ['1899', { code: 'dobInvalid' }],
    ['2030', { code: 'dobInvalid' }],
    ['2011', undefined],
  ])('with the year %s is validated as soon as it is complete', (year, fieldError) => {
    expect(edited({ year: '' }).fieldErrors.user_dob).toBeUndefined();
    expect(edited({ year }).fieldErrors.user_dob).toEqual(fieldError);
  });

  it('is invalid on save if it is partial', () => {
    expect(edited({ month: '' }).fieldErrors).toEqual({});
    expect(profileErrors(edited({ month: '' }))).toEqual({ user_dob: { code: 'dobInvalid' } });
  });
});

describe('an edit', () => {
  it('clears only the error of its field', () => {
    const refused: ProfileEditContext = {
      ...context,
      fieldErrors: { country_id: { sentence: 'Unknown' }, full_name: { sentence: 'Odd' } },
    };
    expect(withEdit(refused, { field: 'country_id', value: '2' }).fieldErrors).toEqual({
      full_name: { sentence: 'Odd' },
    });
  });
});

describe('a chosen picture', () => {
  const file = (type: string, size: number) => new File([new Uint8Array(size)], 'me', { type });
  const tooLarge = { profile_image: { code: 'imageTooLarge' } };

  it('is one by its type', () => {
    expect([
      isPicture({ file: file('image/png', 1) }),
      isPicture({ file: file('application/pdf', 1) }),
    ]).toEqual([true, false]);
    expect(withoutPicture(context).fieldErrors).toEqual({ profile_image: { code: 'imageUnreadable' } });
  });

  it('is taken up to the limit of the server', () => {
    const picture = file('image/png', AVATAR_MAX_BYTES);
    expect(withSmallAvatar(context, { file: picture })).toEqual({ avatar: picture, fieldErrors: {} });
    expect(withSmallAvatar(context, { file: file('image/png', AVATAR_MAX_BYTES + 1) })).toEqual({
      avatar: null,
      fieldErrors: tooLarge,
    });
  });

  it('is not sent before scaling if it is too large', () => {
    const picture = file('image/png', AVATAR_MAX_BYTES + 1);
    const chosen = withAvatar(
      { ...context, fieldErrors: { profile_image: { sentence: 'Odd' } } },
      { file: picture },
    );
    expect(chosen).toEqual({ avatar: picture, fieldErrors: {} });
    expect(profileErrors({ ...context, ...chosen })).toEqual(tooLarge);
  });
});

describe('an edit that would be lost', () => {
  it('is one that differs from what is saved', () => {
    expect(isUnsaved(context)).toBe(false);
    expect(isUnsaved(edited({ address: 'Ruwi' }))).toBe(true);
    expect(isUnsaved({ ...context, ...edited({ address: 'Muttrah' }) })).toBe(false);
    expect(isUnsaved({ ...context, avatar: new File([], 'me') })).toBe(true);
    expect(isUnsaved({ ...edited({ address: 'Ruwi' }), profile: null })).toBe(false);
  });
});
