import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLocales, type Messages } from './localeParity.ts';
import { unusedWords } from './unusedWords.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'locales');

function read(language: string): Record<string, Messages> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Messages]),
  );
}

/** What the site alone says; the words of the server are reached by name, which the types check. */
const spoken = ['account', 'common', 'entries', 'events', 'pay', 'receipt', 'vote'];

function sourcesOf(...folders: string[]): string[] {
  const files = folders.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*'] }),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

const english = read('en');
const faults = [
  ...compareLocales(read('ar'), english),
  ...unusedWords(
    Object.fromEntries(spoken.map((area) => [`${area}.json`, english[`${area}.json`] ?? {}])),
    sourcesOf('src', 'domain', 'server', 'demo'),
  ),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
