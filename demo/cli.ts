/** `npm run sawt -- <command>`: runs a command of the server or of the demo. */
import { runCommand } from '../server/commands/runCommand.ts';
import { demo } from './demo.ts';
import { seedCommand } from './seedCommand.ts';

const others = { commands: { seed: seedCommand }, usage: 'seed [--entries N]' };
process.exitCode = await runCommand(process.argv.slice(2), demo, others);
