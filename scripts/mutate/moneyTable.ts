import type { SourceMutant } from '../../tests/mutants/money/sourceMutants.ts';
import type { Subject } from './moneyFiles.ts';
import { keyOf, knownMoney } from './moneyResults.ts';

type Chosen = { subject: Subject; sources: { file: string; mutants: SourceMutant[] }[] };
type Row = { file: string; mutants: number; caught: number; survivors: string[]; untried: number };

/**
 * Makes a Markdown table of the results per file, followed by the mutants that were not caught. `share` is
 * the part that was caught in all files.
 */
export function moneyTable(chosen: readonly Chosen[]): { text: string; share: number } {
  const rows = chosen.flatMap(rowsOf).filter(({ mutants }) => mutants > 0);
  const sum = (key: 'mutants' | 'caught' | 'untried') => rows.reduce((total, row) => total + row[key], 0);
  const survivors = rows.flatMap((row) => row.survivors);
  const share = sum('mutants') === 0 ? 1 : sum('caught') / sum('mutants');
  const text = [
    '| file | mutants | caught | not caught | not tried | share |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => line(row.file, row.mutants, row.caught, row.survivors.length, row.untried)),
    line('all', sum('mutants'), sum('caught'), survivors.length, sum('untried')),
    '',
    ...survivors,
  ].join('\n');
  return { text, share };
}

function rowsOf({ subject, sources }: Chosen): Row[] {
  const known = knownMoney(subject);
  return sources.map(({ file, mutants }) => {
    const tried = mutants.filter(({ id }) => 'caught' in (known.get(keyOf(id)) ?? {}));
    const survivors = tried.filter(
      ({ id }) => (known.get(keyOf(id)) as { caught: string | null }).caught === null,
    );
    return {
      file,
      mutants: mutants.length,
      caught: tried.length - survivors.length,
      survivors: survivors.map((mutant) => describeMutant(file, mutant)),
      untried: mutants.length - tried.length,
    };
  });
}

const describeMutant = (file: string, { line: at, kind, before, after }: SourceMutant) =>
  `- ${file}:${at} ${kind}: ${before}${after === '' ? '' : `  =>  ${after}`}`;

const line = (name: string, mutants: number, caught: number, survivors: number, untried: number) =>
  `| ${name} | ${mutants} | ${caught} | ${survivors} | ${untried} | ${((100 * caught) / mutants).toFixed(1)} % |`;
