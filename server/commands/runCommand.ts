import { isPlainText } from '../../domain/plainText.ts';
import { acceptKeysCommand } from './acceptKeysCommand.ts';
import { backupCommand } from './backupCommand.ts';
import { checkBackupCommand } from './checkBackupCommand.ts';
import { declareCheckpointKeyCommand, rotateCheckpointKeyCommand } from './checkpointKeyCommands.ts';
import type { Command } from './command.ts';
import { changesCommand } from './changesCommand.ts';
import { dsarExportCommand } from './dsarExportCommand.ts';
import { entryCommand } from './entryCommand.ts';
import { eraseCommand } from './eraseCommand.ts';
import { migrateCommand } from './migrateCommand.ts';
import { printSettings } from './printSettings.ts';
import { refundCommand } from './refundCommand.ts';
import { restoreCommand } from './restoreCommand.ts';
import { flagsCommand, releaseCommand, reverseCommand } from './reviewCommands.ts';
import { resetAccessCommand } from './resetAccessCommand.ts';
import { setupLinkCommand } from './setupLinkCommand.ts';
import { suspendCommand, unsuspendCommand } from './suspendCommand.ts';
import { unsettledCommand } from './unsettledCommand.ts';
import { votingCommand } from './votingCommand.ts';
import { verifyAuditCommand } from './verifyAuditCommand.ts';
import { verifyLedgerCommand } from './verifyLedgerCommand.ts';
import { readConfig } from '../start/readConfig.ts';
import type { Demo } from '../start/demo.ts';

const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  'verify-ledger': verifyLedgerCommand,
  'verify-audit': verifyAuditCommand,
  backup: backupCommand,
  'check-backup': checkBackupCommand,
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
  voting: votingCommand,
  changes: changesCommand,
  'rotate-checkpoint-key': rotateCheckpointKeyCommand,
  'declare-checkpoint-key': declareCheckpointKeyCommand,
  'accept-keys': acceptKeysCommand,
  'setup-link': setupLinkCommand,
  'reset-access': resetAccessCommand,
};

const usage =
  'sawt settings | migrate | verify-ledger [--key KEY] | verify-audit [--key KEY] | refund ORDER [--reason WHY] | unsettled |' +
  ' flags [--all] | release FLAG --reason WHY | reverse FLAG --reason WHY |' +
  ' suspend USER [--reason WHY] | unsuspend USER [--reason WHY] |' +
  ' entry approve|reject|waive|withdraw|disqualify|reinstate|refunds|delete ENTRY [--reason WHY] |' +
  ' entry ask ENTRY --for document|media|details --reason WHY [--days N] | entry asked [ENTRY] |' +
  ' voting list | voting stop GROUP --reason WHY --reason-en WHY | voting resume GROUP --reason WHY |' +
  ' changes | changes approve CHANGE [--reason WHY] | changes reject CHANGE --reason WHY | backup FOLDER | check-backup FOLDER | restore FOLDER [--key KEY] |' +
  ' dsar-export PERSON --to FOLDER | erase PERSON [--yes] [--reason WHY] |' +
  ' rotate-checkpoint-key [--reason WHY] | declare-checkpoint-key --lost --old FINGERPRINT --reason WHY | accept-keys --reason WHY | setup-link | reset-access EMAIL';

/**
 * Why an argument with control marks is refused. Reasons, for example, are stored and shown beside other
 * texts.
 */
const unplain = 'An argument holds control or direction marks. Type it again without them.';

/** Commands besides the server's own, and their usage as one text. */
export type OtherCommands = { commands: Readonly<Record<string, Command>>; usage: string };

/** Runs the command in the arguments. @returns the exit code */
export async function runCommand(
  [name = '', ...args]: string[],
  demo?: Demo,
  others: OtherCommands = { commands: {}, usage: '' },
): Promise<number> {
  // Runs before the settings are judged, because it helps where settings are wrong.
  if (name === 'settings') return showSettings(demo);
  const all = { ...commands, ...others.commands };
  const command = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!command) return complain([usage, others.usage].filter(Boolean).join(' | '), 2);
  if (!args.every(isPlainText)) return complain(unplain, 1);
  const settings = readConfig(process.env, demo);
  if (!settings.ok) return complain(settings.errors.join('\n'), 1);
  try {
    return await command(args, { config: settings.config, print: (line) => console.log(line) });
  } catch (error) {
    return complain(error instanceof Error ? error.message : 'The command failed.', 1);
  }
}

function showSettings(demo?: Demo): number {
  const { lines, errors } = printSettings(process.env, demo);
  console.log(lines.join('\n'));
  return errors.length === 0 ? 0 : complain(errors.join('\n'), 1);
}

function complain(text: string, code: number): number {
  console.error(text);
  return code;
}
