/**
 * The steps of `npm run check`, as [name, command line].
 * @param built whether the site was just built
 */
export const checkSteps = (built) => [
  // The linter knows all types for its own rules, so it reports their errors as well.
  ['types and lint', 'oxlint'],
  ['layers', 'depcruise --config .dependency-cruiser.cjs src domain server demo tests'],
  ['format', 'oxfmt --check .'],
  ['contract', 'redocly lint openapi/sawt.yaml openapi/staff.yaml'],
  ['generated types', 'openapi-typescript openapi/sawt.yaml -o openapi/schema.gen.ts --check'],
  ['generated types of staff', 'openapi-typescript openapi/staff.yaml -o openapi/staff.gen.ts --check'],
  ['contracts as JSON', 'node scripts/contracts.ts --check'],
  ['settings', 'node scripts/settings.ts --check'],
  ['locales', 'node scripts/checkLocales.ts'],
  ['patterns', 'node scripts/checkPatterns.ts'],
  ['words', 'node scripts/checkWords.ts'],
  ['dead code', 'knip'],
  ['code that only tests use', 'knip --production'],
  ['weight', built ? 'node scripts/weight.ts' : 'vite build --logLevel warn && node scripts/weight.ts'],
];
