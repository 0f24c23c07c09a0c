import { auditErrors, verifyAudit } from '../platform/audit/verifyAudit.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import { describeLedgerError } from '../voting/ledgerErrors.ts';
import { verifySignedAudit } from '../voting/checkpoints/checkSignatures.ts';
import type { Command } from './command.ts';
import { pinnedKey } from './pinnedKey.ts';

/**
 * Verifies the whole audit and the audit rows that checkpoints sign, also while a server runs. Exit code 1
 * after any error.
 */
export const verifyAuditCommand: Command = async (args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl), 'long');
  try {
    const { lines, error } = await verifyAudit(db);
    print(
      error
        ? `WRONG ${error.stream} ${error.seq}: ${auditErrors[error.kind]}.`
        : `${lines} lines; every one follows on the one before it.`,
    );
    const signed = await verifySignedAudit(db, pinnedKey(args, config));
    if (signed) print(`WRONG ${describeLedgerError(signed)}.`);
    return error || signed ? 1 : 0;
  } finally {
    await db.destroy();
  }
};
