import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import type { ReceivedSms } from './receivedSms.ts';
import { rememberedCap } from './rememberedCap.ts';
import { sharedCap } from './sharedCap.ts';
import type { SmsCap } from './smsCap.ts';

/** The cap for a batch of messages; to be opened before any of them is stored. */
export async function openSmsCap(
  tx: Transaction<Schema>,
  messages: readonly ReceivedSms[],
  { memory }: WriteContext,
): Promise<SmsCap> {
  return memory ? rememberedCap(tx, messages, memory) : sharedCap(tx);
}
