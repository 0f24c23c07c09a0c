import { ensureInstalled } from './install.mjs';
import { runSteps } from './steps.mjs';

await ensureInstalled();
const built = process.argv.includes('--built');

const failed = await runSteps([
  ['types', 'tsc -p tsconfig.json'],
  ['lint', 'oxlint'],
  ['layers', 'depcruise --config .dependency-cruiser.cjs src domain server tests'],
  ['format', 'oxfmt --check .'],
  ['contract', 'redocly lint openapi/sawt.yaml'],
  ['generated types', 'openapi-typescript openapi/sawt.yaml -o openapi/schema.gen.ts --check'],
  ['locales', 'node scripts/checkLocales.ts'],
  ['dead code', 'knip'],
  ['weight', built ? 'node scripts/weight.ts' : 'vite build --logLevel warn && node scripts/weight.ts'],
]);
process.exit(failed.length === 0 ? 0 : 1);
