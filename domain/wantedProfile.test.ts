import { expect, it } from 'vitest';
import type { Profile } from './contract.ts';
import { wantedProfile } from './wantedProfile.ts';

const profile = { full_name: 'Maha', country_id: 1, image_url: '/images/old', waiting: {} } as Profile;
const waitingFor = (waiting: object) => wantedProfile({ ...profile, waiting });

it('shows the public values where nothing waits', () => {
  expect(wantedProfile(profile)).toEqual(profile);
});

it('shows each waiting change in place of the public value', () => {
  expect(waitingFor({ full_name: { value: 'Maha Said' } })).toMatchObject({
    full_name: 'Maha Said',
    country_id: 1,
    image_url: '/images/old',
  });
  expect(waitingFor({ country_id: { value: 7 } })).toMatchObject({ full_name: 'Maha', country_id: 7 });
  expect(waitingFor({ image_url: { value: null } })).toMatchObject({ country_id: 1, image_url: null });
});
