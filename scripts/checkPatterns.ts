/** Refuses regular expressions whose time grows faster than the text that they read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parse } from 'yaml';
import { patternsIn, patternsOfContract, type FoundPattern } from './patternsIn.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{domain,server,demo,src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*'],
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const found = [
  ...patternsOfContract(parse(read('openapi/sawt.yaml'))),
  ...files.flatMap((file) => patternsIn(file, read(file))),
];

const verdicts = new Map<string, string | undefined>();

/** What is wrong with a pattern; a verdict that cannot be reached is a fault too. */
function faultOf({ source, flags }: FoundPattern): string | undefined {
  if (source === undefined) return 'is made of a text that nobody can read before it runs';
  const key = `/${source}/${flags}`;
  if (!verdicts.has(key)) {
    const { status, ...rest } = checkSync(source, flags.replace(/[dv]/g, ''));
    const complexity = 'complexity' in rest ? rest.complexity?.summary : undefined;
    verdicts.set(key, status === 'safe' ? undefined : (complexity ?? 'no verdict'));
  }
  return verdicts.get(key);
}

const faults = found.flatMap((pattern) => {
  const fault = faultOf(pattern);
  return fault === undefined
    ? []
    : [`${pattern.place}: /${pattern.source ?? '…'}/${pattern.flags}: ${fault}`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error('These patterns can take more than linear time: write them so that they cannot.');
process.exitCode = faults.length > 0 ? 1 : 0;
