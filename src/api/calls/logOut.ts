import type { ApiClient } from '../client.ts';
import { settle } from '../unwrap.ts';

/** `POST /logout`, once, also while the page is left: without an answer the session ends by its own age. */
export async function logOut(client: ApiClient, token: string): Promise<void> {
  await settle(client.POST('/logout', { headers: { Authorization: `Bearer ${token}` }, keepalive: true }));
}
