import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { describeLedgerError } from '../voting/ledgerErrors.ts';
import { verifyLedger } from '../voting/verifyLedger.ts';
import type { Command } from './command.ts';
import { pinnedKey } from './pinnedKey.ts';

/** Verifies the whole ledger and its signatures, also while a server runs. Exit code 1 after any error. */
export const verifyLedgerCommand: Command = async (args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl), 'long');
  try {
    const start = performance.now();
    const { rows, votes, erased, error } = await verifyLedger(db, { key: pinnedKey(args, config) });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${rows} rows, ${votes} votes, ${erased} rows of erased people, in ${seconds} s.`);
    print(
      error
        ? `WRONG ${describeLedgerError(error)}.`
        : 'Every row follows on the one before it; the tallies are right.',
    );
    return error ? 1 : 0;
  } finally {
    await db.destroy();
  }
};
