import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLocales, type Messages } from './localeParity.ts';

const folder = join(import.meta.dirname, '../locales');

function read(language: string): Record<string, Messages> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Messages]),
  );
}

const faults = compareLocales(read('ar'), read('en'));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
