import type { Profile } from './contract.ts';

/** A profile as it will be if all its waiting changes are approved. */
export function wantedProfile(profile: Profile): Profile {
  const { full_name, country_id, image_url } = profile.waiting;
  return {
    ...profile,
    ...(full_name && { full_name: full_name.value }),
    ...(country_id && { country_id: country_id.value }),
    ...(image_url && { image_url: image_url.value }),
  };
}
