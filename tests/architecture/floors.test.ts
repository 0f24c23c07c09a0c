import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: IForbiddenRuleType[];
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sawt-floors-'));
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** The names of the rules that an import from one file to another breaks. */
async function brokenBy(from: string, to: string): Promise<string[]> {
  write(to, 'export const value = 1;\n');
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  write(from, `import { value } from '${path}';\nexport const copy = value;\n`);
  const { output } = await cruise(['.'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name).toSorted();
}

it.each([
  ['server/platform/clock.ts', 'demo/season.ts', ['only-the-demo-imports-the-demo']],
  ['server/platform/clock.ts', 'server/voting/board.ts', ['platform-knows-no-subject']],
  [
    'server/platform/clock.ts',
    'server/start/settings.ts',
    ['composition-is-on-top', 'platform-knows-no-subject'],
  ],
  ['server/catalogue/routes.ts', 'server/voting/board.ts', ['catalogue-imports-its-own-arrows']],
  ['server/voting/board.ts', 'server/payments/order.ts', ['voting-imports-its-own-arrows']],
  ['server/sms/routes.ts', 'server/start/settings.ts', ['composition-is-on-top']],
  ['src/components/Card/Card.tsx', 'src/api/client.ts', ['components-know-no-flow']],
  ['src/app/Site.tsx', 'src/app/staff/StaffApp.tsx', ['the-staff-application-stands-apart']],
  ['src/app/pages.tsx', 'src/pages/staff/Page.tsx', ['the-staff-application-stands-apart']],
])('refuses that %s imports %s', async (from, to, rules) => {
  expect(await brokenBy(from, to)).toEqual(rules);
});

it.each([
  ['server/sms/routes.ts', 'server/voting/board.ts'],
  ['server/start/app.ts', 'server/voting/board.ts'],
  ['demo/demo.ts', 'server/start/app.ts'],
  ['server/platform/clock.test.ts', 'server/start/settings.ts'],
  ['src/app/staff/StaffApp.tsx', 'src/pages/staff/Page.tsx'],
  ['src/app/staff/StaffApp.tsx', 'src/theme/themeChoice.ts'],
])('allows that %s imports %s', async (from, to) => {
  expect(await brokenBy(from, to)).toEqual([]);
});
