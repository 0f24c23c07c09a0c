/**
 * `npm run settings`: writes the table of settings into the README. With `--check` it fails if the table is
 * out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsList } from '../server/start/settingsList.ts';

const path = join(import.meta.dirname, '../README.md');
const START = '<!-- settings: written by `npm run settings` -->\n';
const END = '<!-- end of settings -->\n';

const readme = readFileSync(path, 'utf8');
const [before, rest] = readme.split(START);
const [, after] = rest?.split(END) ?? [];
if (before === undefined || after === undefined) throw new Error('The README has no place for the settings.');

const rows = settingsList().map(
  ({ name, otherwise, required, sets }) => `| \`${name}\` | ${otherwise} | ${required} | ${sets} |`,
);
const table = ['| name | default | required | what it sets |', '|---|---|---|---|', ...rows].join('\n');
const written = `${before}${START}\n${table}\n\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync(path, written);
else if (written !== readme) {
  console.error('The settings of the README are stale: npm run settings');
  process.exitCode = 1;
}
