import type { Config } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /config`, once. */
export function readConfig(client: ApiClient, signal?: AbortSignal): Promise<Outcome<Config>> {
  return unwrap<Config>(client.GET('/config', { ...(signal && { signal }) }));
}
