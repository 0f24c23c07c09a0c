/** `npm run sawt -- <command>`: what is done to an installation from its own machine. */
import { isPlainText } from '../domain/plainText.ts';
import { backupCommand } from './commands/backupCommand.ts';
import { declareCheckpointKeyCommand, rotateCheckpointKeyCommand } from './commands/checkpointKeyCommands.ts';
import type { Command } from './commands/command.ts';
import { changesCommand } from './commands/changesCommand.ts';
import { dsarExportCommand } from './commands/dsarExportCommand.ts';
import { entryCommand } from './commands/entryCommand.ts';
import { eraseCommand } from './commands/eraseCommand.ts';
import { migrateCommand } from './commands/migrateCommand.ts';
import { refundCommand } from './commands/refundCommand.ts';
import { restoreCommand } from './commands/restoreCommand.ts';
import { flagsCommand, releaseCommand, reverseCommand } from './commands/reviewCommands.ts';
import { seedCommand } from './commands/seedCommand.ts';
import { suspendCommand, unsuspendCommand } from './commands/suspendCommand.ts';
import { unsettledCommand } from './commands/unsettledCommand.ts';
import { verifyAuditCommand } from './commands/verifyAuditCommand.ts';
import { verifyLedgerCommand } from './commands/verifyLedgerCommand.ts';
import { readConfig } from './config.ts';

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  seed: seedCommand,
  'verify-ledger': verifyLedgerCommand,
  'verify-audit': verifyAuditCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'dsar-export': dsarExportCommand,
  erase: eraseCommand,
  refund: refundCommand,
  unsettled: unsettledCommand,
  flags: flagsCommand,
  release: releaseCommand,
  reverse: reverseCommand,
  suspend: suspendCommand,
  unsuspend: unsuspendCommand,
  entry: entryCommand,
  changes: changesCommand,
  'rotate-checkpoint-key': rotateCheckpointKeyCommand,
  'declare-checkpoint-key': declareCheckpointKeyCommand,
};

const usage =
  'npm run sawt -- migrate | seed [--entries N] | verify-ledger [--key KEY] | verify-audit [--key KEY] | refund ORDER [--reason WHY] | unsettled |' +
  ' flags [--all] | release FLAG --reason WHY | reverse FLAG --reason WHY |' +
  ' suspend USER [--reason WHY] | unsuspend USER [--reason WHY] |' +
  ' entry approve|reject|withdraw|disqualify|reinstate|refunds|delete ENTRY [--reason WHY] |' +
  ' changes | changes approve CHANGE [--reason WHY] | changes reject CHANGE --reason WHY | backup FOLDER | restore FOLDER [--key KEY] |' +
  ' dsar-export PERSON --to FOLDER | erase PERSON [--yes] [--reason WHY] |' +
  ' rotate-checkpoint-key [--reason WHY] | declare-checkpoint-key --lost --old FINGERPRINT --reason WHY';

/** Reasons are stored, and shown beside other texts. */
const unplain = 'An argument holds control or direction marks. Type it again without them.';

process.exitCode = await runCommand(process.argv.slice(2));

async function runCommand([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return complain(usage, 2);
  if (!args.every(isPlainText)) return complain(unplain, 1);
  const settings = readConfig(process.env);
  if (!settings.ok) return complain(settings.problems.join('\n'), 1);
  try {
    return await command(args, { config: settings.config, print: (line) => console.log(line) });
  } catch (error) {
    return complain(error instanceof Error ? error.message : 'The command failed.', 1);
  }
}

function complain(text: string, code: number): number {
  console.error(text);
  return code;
}
