import type { Profile } from './contract.ts';

/** A profile as its owner wants it: changes that wait stand in place of what the public sees. */
export function wantedProfile(profile: Profile): Profile {
  const { full_name, country_id, image_url } = profile.waiting;
  return {
    ...profile,
    ...(full_name && { full_name: full_name.value }),
    ...(country_id && { country_id: country_id.value }),
    ...(image_url && { image_url: image_url.value }),
  };
}
