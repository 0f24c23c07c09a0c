import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Prints the packages that a module loads, its own imports included. */
const listPackages = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name) packages.add(name);
      return next(url, context);
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify([...packages].sort()));
`;

it('the writer thread loads no package of HTTP, which would cost it 20 MB', () => {
  const packages = (registry: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', listPackages, join(root, registry)], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      }),
    );
  expect(packages('server/start/writes.ts')).toEqual(['kysely', 'zod']);
  expect(packages('demo/writes.ts')).toEqual(['kysely', 'zod']);
});
