import type { Command, CommandSetting } from '../../../server/commands/command.ts';

/**
 * Runs a command of the command line.
 * @returns its exit code and the lines that it printed
 */
export async function runCommand(
  command: Command,
  config: CommandSetting['config'],
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await command(args, { config, print: (line) => lines.push(line) });
  return { code, lines };
}
