/**
 * Refuses the phrases of forbiddenPhrases.ts in code and Markdown, and the names of forbiddenNames.ts in
 * code.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbiddenNames } from './forbiddenNames.ts';
import { findForbiddenPhrases } from './forbiddenPhrases.ts';

const root = join(import.meta.dirname, '..');
/** Files that may contain the forbidden phrases and names, because they list or test them. */
const exceptions = new Set(
  ['Phrases', 'Names'].flatMap((of) => [`scripts/forbidden${of}.ts`, `scripts/forbidden${of}.test.ts`]),
);

const patterns = ['*.ts', '*.tsx', '*.mjs', '*.md'];
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
  { cwd: root, encoding: 'utf8' },
);
const findings = tracked
  .split('\n')
  .filter((file) => file !== '' && !/^(locales|docs\/pictures)\//.test(file) && !exceptions.has(file))
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = file.endsWith('.md') ? [] : findForbiddenNames(file, text);
    return [...findForbiddenPhrases(file, text), ...names];
  });
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
