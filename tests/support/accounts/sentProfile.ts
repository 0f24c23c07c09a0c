import type { Profile } from '../../../domain/contract.ts';
import type { AccountWorld } from './accountWorld.ts';

export type SentProfile = {
  token: string;
  fields?: Record<string, string>;
  picture?: Uint8Array<ArrayBuffer>;
  origin?: string;
};

function formOf({ fields = {}, picture }: SentProfile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (picture) form.append('profile_image', new Blob([picture], { type: 'image/png' }), '../../me.png');
  return form;
}

/** Sends a profile one minute after the one before, so that the rate limit lets it through. */
export function sendProfile(world: AccountWorld, sent: SentProfile): Promise<Response> {
  world.clock.advance(60_000);
  return world.ask('/profile/updateProfile', {
    form: formOf(sent),
    token: sent.token,
    headers: sent.origin === undefined ? {} : { origin: sent.origin },
  });
}

export async function readProfile(world: AccountWorld, token: string): Promise<Profile> {
  const response = await world.ask('/profile', { token });
  return ((await response.json()) as { data: Profile }).data;
}

export const errorsOf = async (response: Response) => ((await response.json()) as { errors: object }).errors;
