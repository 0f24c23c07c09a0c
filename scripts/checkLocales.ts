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

/** Areas of the locale files of which every text must be used. Only the pages use them. */
const pageAreas = ['account', 'common', 'entries', 'events', 'pay', 'receipt', 'staff', 'vote'];

function sourcesOf(...folders: string[]): string[] {
  const files = folders.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.{test,support}.*', '**/*.stories.*'] }),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

const english = read('en');
const findings = [
  ...compareLocales(read('ar'), english),
  ...unusedWords(
    Object.fromEntries(pageAreas.map((area) => [`${area}.json`, english[`${area}.json`] ?? {}])),
    sourcesOf('src', 'domain', 'server', 'demo'),
  ),
];
for (const finding of findings) console.error(finding);
process.exit(findings.length === 0 ? 0 : 1);
