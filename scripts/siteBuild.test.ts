import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modulesFrom } from './release/modulesFrom.ts';
import { forgetBuild, fingerprintSite, isBuilt, siteInputs, stampBuild } from './siteBuild.mjs';

const root = join(import.meta.dirname, '..');
const checkout = mkdtempSync(join(tmpdir(), 'sawt-inputs-'));
afterAll(() => rmSync(checkout, { recursive: true }));
beforeAll(() => {
  for (const name of siteInputs) cpSync(join(root, name), join(checkout, name), { recursive: true });
  mkdirSync(join(checkout, 'dist'));
});

describe('a build of the site', () => {
  it('counts as missing before the first build', () => {
    expect(isBuilt(checkout)).toBe(false);
  });

  it('counts as done while its sources stay as they were', () => {
    stampBuild(fingerprintSite(checkout), checkout);
    expect(isBuilt(checkout)).toBe(true);
  });

  it('counts as missing after a word, a new file or a removed file', () => {
    const added = join(checkout, 'src/pages/added.ts');
    writeFileSync(added, 'export {};\n');
    expect(isBuilt(checkout)).toBe(false);
    rmSync(added);
    expect(isBuilt(checkout)).toBe(true);
    rmSync(join(checkout, 'locales/ar/common.json'));
    expect(isBuilt(checkout)).toBe(false);
    writeFileSync(join(checkout, 'locales/ar/common.json'), '{}\n');
    expect(isBuilt(checkout)).toBe(false);
  });

  it('counts as missing after a build that broke off', () => {
    stampBuild(fingerprintSite(checkout), checkout);
    forgetBuild(checkout);
    expect(isBuilt(checkout)).toBe(false);
  });

  it('reads only the listed sources', async () => {
    const browser = [
      'src/app/main.tsx',
      'src/app/firstPaint.tsx',
      'src/app/staff/main.tsx',
      'src/worker/serviceWorker.ts',
    ];
    const modules = await modulesFrom(['vite.config.ts', ...browser]);
    const read = modules.map(({ source }) => source).filter((source) => existsSync(join(root, source)));
    const isInput = (file: string) =>
      file.startsWith('node_modules/') || siteInputs.some((name) => `${file}/`.startsWith(`${name}/`));
    expect(read.length).toBeGreaterThan(500);
    expect(read.filter((file) => !isInput(file))).toEqual([]);
  });
});
