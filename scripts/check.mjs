import { checkSteps } from './checkSteps.mjs';
import { ensureInstalled } from './install.mjs';
import { runSteps } from './steps.mjs';

await ensureInstalled();

const failed = await runSteps(checkSteps(process.argv.includes('--built')));
process.exit(failed.length === 0 ? 0 : 1);
