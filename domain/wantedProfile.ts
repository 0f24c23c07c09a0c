import type { Profile } from './contract.ts';

/** The profile with its pending changes applied. */
export function wantedProfile(profile: Profile): Profile {
  const { full_name, country_id, image_url } = profile.waiting;
  return {
    ...profile,
    ...(full_name && { full_name: full_name.value }),
    ...(country_id && { country_id: country_id.value }),
    ...(image_url && { image_url: image_url.value }),
  };
}
