import type { ApiClient } from '../client.ts';
import { settle } from '../unwrap.ts';

/** `DELETE /participant/draft/{comp_id}`, once. */
export const discardDraft = (client: ApiClient, comp_id: string) =>
  settle(client.DELETE('/participant/draft/{comp_id}', { params: { path: { comp_id } } }));
