/** Refuses regular expressions that can take more than linear time. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { parse } from 'yaml';
import { patternsIn, patternsOfContract, type FoundPattern } from './patternsIn.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{domain,server,demo,src}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,support}.*', '**/*.stories.*'],
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const found = [
  ...patternsOfContract(parse(read('openapi/sawt.yaml'))),
  ...files.flatMap((file) => patternsIn(file, read(file))),
];

/** A fixed seed and no time limits, so that the same code gets the same verdict on every machine. */
const sameVerdict = {
  randomSeed: 1,
  timeout: null,
  incubationTimeout: null,
  generationTimeout: null,
  attackTimeout: null,
  recallTimeout: null,
  seedingTimeout: null,
} as const;

const verdicts = new Map<string, string | undefined>();

/**
 * Why a pattern is refused; undefined if it certainly takes linear time. If that cannot be found out, it is
 * refused too.
 */
function findingOf({ source, flags }: FoundPattern): string | undefined {
  if (source === undefined) return 'has a source that is known at run time only';
  const key = `/${source}/${flags}`;
  if (!verdicts.has(key)) {
    const { status, ...rest } = checkSync(source, flags.replace(/[dv]/g, ''), sameVerdict);
    const complexity = 'complexity' in rest ? rest.complexity?.summary : undefined;
    verdicts.set(key, status === 'safe' ? undefined : (complexity ?? 'no verdict'));
  }
  return verdicts.get(key);
}

const findings = found.flatMap((pattern) => {
  const finding = findingOf(pattern);
  return finding === undefined
    ? []
    : [`${pattern.place}: /${pattern.source ?? '…'}/${pattern.flags}: ${finding}`];
});
for (const finding of findings) console.error(finding);
if (findings.length > 0) console.error('These patterns can take more than linear time. Rewrite them.');
process.exitCode = findings.length > 0 ? 1 : 0;
