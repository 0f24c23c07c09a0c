/** The command line, with which an operator works on an installation from its own machine. */
import { runCommand } from './commands/runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2));
