import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { rememberedCap } from './rememberedCap.ts';
import { sharedCap } from './sharedCap.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';

/** The cap for a batch of messages. Open it before any of them is stored. */
export async function openSmsCap(
  tx: Transaction<Schema>,
  messages: readonly CappedSender[],
  { memory }: WriteContext,
): Promise<SmsCap> {
  return memory ? rememberedCap(tx, messages, memory) : sharedCap(tx);
}
