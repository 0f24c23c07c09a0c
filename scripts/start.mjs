import { endWithParent } from './endWithParent.mjs';
import { ensureInstalled } from './install.mjs';
import { serverFlags } from './serverFlags.mjs';
import { run } from './steps.mjs';

// Only where npm is what was started: a shell that ends otherwise may well leave the server running.
if (process.env.npm_lifecycle_event) endWithParent();
await ensureInstalled();
const built = await run('vite build --logLevel warn');
process.exit(built === 0 ? await run(`exec node ${serverFlags.join(' ')} server/main.ts`) : built);
