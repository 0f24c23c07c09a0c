/**
 * Writes each contract as JSON, which the server reads at its start in a hundredth of the time. With `--check`
 * it fails if a file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../openapi');

/** An object with a line for each of its keys, so that a change of the contract changes few lines. */
const lines = (value: object, write: (part: never) => string): string =>
  `{\n${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${write(part as never)}`)
    .join(',\n')}\n}`;

for (const name of ['sawt', 'staff']) {
  const contract = parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as object;
  const written = `${lines(contract, (part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? lines(part, JSON.stringify)
      : JSON.stringify(part),
  )}\n`;
  const path = join(folder, `${name}.gen.json`);
  if (!process.argv.includes('--check')) writeFileSync(path, written);
  else if (written !== readFileSync(path, 'utf8')) {
    console.error(`openapi/${name}.gen.json is stale: npm run api`);
    process.exitCode = 1;
  }
}
