import type { Receipt } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/** `GET /voter/receipt/{code}`, once. */
export function readReceipt(
  client: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<Receipt>> {
  return unwrap<Receipt>(
    client.GET('/voter/receipt/{code}', { params: { path: { code } }, ...(signal && { signal }) }),
  );
}
