import { endWithParent } from './endWithParent.mjs';
import { ensureInstalled } from './install.mjs';
import { serverEnvironment, serverFlags } from './serverFlags.mjs';
import { ensureBuilt } from './siteBuild.mjs';
import { run, toolEnvironment } from './steps.mjs';

// Only under npm: a plain shell may end while the server is meant to keep running.
if (process.env.npm_lifecycle_event) endWithParent();
await ensureInstalled();
await ensureBuilt();
const env = toolEnvironment(serverEnvironment);
process.exit(await run(`exec node ${serverFlags.join(' ')} demo/main.ts`, { env }));
