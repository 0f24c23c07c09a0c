import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { readUnsettled, type Unsettled } from '../payments/settlement/unsettled.ts';
import type { Command } from './command.ts';
import { rials } from './rials.ts';

const kinds: Record<Unsettled['kind'], string> = {
  open_session: 'may still be paid',
  due_refund: 'must still be given back',
};

/**
 * Lists each gateway's unfinished payments and refunds, also while a server runs. Check the list before you
 * replace a gateway.
 */
export const unsettledCommand: Command = async (_args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const unsettled = await readUnsettled(db);
    for (const { gateway, orderId, kind, amountBaisa, since } of unsettled)
      print(
        `${gateway} ${orderId}: ${rials(amountBaisa)} ${kinds[kind]}, since ${new Date(since).toISOString()}.`,
      );
    if (unsettled.length === 0) print('No gateway has anything to end.');
    return 0;
  } finally {
    await db.destroy();
  }
};
