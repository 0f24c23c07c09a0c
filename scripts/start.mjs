import { ensureInstalled } from './install.mjs';
import { serverFlags } from './serverFlags.mjs';
import { run } from './steps.mjs';

await ensureInstalled();
const built = await run('vite build --logLevel warn');
process.exit(built === 0 ? await run(`exec node ${serverFlags.join(' ')} server/main.ts`) : built);
