/** API calls of a signed-in candidate. Each rejects with an AppError. */
import type { Profile, Session } from '../../../domain/contract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { DEFAULT_ZONE } from '../../../domain/defaultZone.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import { listSessions } from '../../api/calls/listSessions.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { readOwnProfile } from '../../api/calls/readOwnProfile.ts';
import { updateProfile } from '../../api/calls/updateProfile.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { LoadedProfile, ProfileToSave } from '../../machines/profileEdit/profileEditTypes.ts';
import { dataOf } from './dataOf.ts';
import { recallProfileDraft } from './profileMemory.ts';

const { standard } = retryPresets;

export async function readProfile(client: ApiClient, signal: AbortSignal): Promise<Profile> {
  return (await datedProfile(client, signal)).data.data;
}

const datedProfile = async (client: ApiClient, signal: AbortSignal) =>
  dataOf(await withRetry(() => readOwnProfile(client, signal), standard, { signal }));

export async function loadProfile(client: ApiClient, signal: AbortSignal): Promise<LoadedProfile> {
  const reply = await datedProfile(client, signal);
  const profile = reply.data.data;
  return { profile, draft: recallProfileDraft(profile.id), today: dayKey(reply.at, DEFAULT_ZONE) };
}

/** @param adminClient creates a client for the admin host of the site's settings */
export async function saveProfile(
  client: ApiClient,
  adminClient: (base: string) => ApiClient,
  update: ProfileToSave,
  signal: AbortSignal,
): Promise<Profile> {
  const config = await dataOf(await withRetry(() => readConfig(client, signal), standard, { signal }));
  const call = () => updateProfile(adminClient(config.admin_origin), update, signal);
  return dataOf(await withRetry(call, retryPresets.once, { signal }));
}

export async function loadDevices(client: ApiClient, signal: AbortSignal): Promise<readonly Session[]> {
  const reply = await dataOf(await withRetry(() => listSessions(client, signal), standard, { signal }));
  return reply.data.data;
}
