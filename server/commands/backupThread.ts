/** Makes one backup off the event loop of the server that starts it. */
import { workerData } from 'node:worker_threads';
import { backupCommand } from './backupCommand.ts';
import type { CommandSetting } from './command.ts';

const { folder, config } = workerData as { folder: string; config: CommandSetting['config'] };
await backupCommand([folder], { config, print: () => {} });
