import { auditFaults, verifyAudit } from '../accounts/audit/verifyAudit.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { openReader } from '../platform/database/openReader.ts';
import type { Command } from './command.ts';

/** Checks the whole audit, beside a running server too. Exit code 1 when something in it is wrong. */
export const verifyAuditCommand: Command = async (_args, { config, print }) => {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl));
  try {
    const { lines, fault } = await verifyAudit(db);
    print(
      fault
        ? `WRONG ${fault.stream} ${fault.seq}: ${auditFaults[fault.kind]}.`
        : `${lines} lines; every one follows on the one before it.`,
    );
    return fault ? 1 : 0;
  } finally {
    await db.destroy();
  }
};
