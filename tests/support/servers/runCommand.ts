import type { Command, CommandSetting } from '../../../server/commands/command.ts';

/** Runs a command as the command line does: its exit code and its printed lines. */
export async function runCommand(
  command: Command,
  config: CommandSetting['config'],
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await command(args, { config, print: (line) => lines.push(line) });
  return { code, lines };
}
