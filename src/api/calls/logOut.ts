import type { ApiClient } from '../client.ts';
import { type Outcome, settle } from '../unwrap.ts';

/** `POST /logout`, once, also while the page unloads. If it fails, the session expires by age. */
export function logOut(client: ApiClient, token: string): Promise<Outcome<unknown>> {
  return settle(client.POST('/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true }));
}
