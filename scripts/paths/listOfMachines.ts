import type { Language } from '../../src/i18n/language.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { machinePaths, pagePaths, type Strategy } from '../../tests/flows/flowPaths.ts';
import { sentenceIn, type Words } from '../../tests/flows/sentences.ts';
import { coverageOf } from '../../tests/support/models/modelCoverage.ts';

const columns = ['machine', 'states', 'transitions', 'guards', 'paths', 'on its page', ''] as const;

/**
 * A table of the machines: how many parts each has, how many paths cover them, and how many its page
 * offers.
 */
export function listOfMachines(
  flows: readonly Flow[],
  strategy: Strategy,
  words: Words,
  language: Language,
): string {
  const rows = flows.map((flow) => {
    const paths = machinePaths(flow, strategy);
    const { states, transitions, guards } = coverageOf(flow.machine, paths, flow.input);
    return [
      flow.name,
      countOf(states),
      countOf(transitions),
      countOf(guards),
      String(paths.length),
      flow.replayedBy ? String(pagePaths(flow, strategy).length) : 'no page',
      sentenceIn(language, flow.title, words),
    ];
  });
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]!.length)),
  );
  return [columns, ...rows]
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How many states, transitions or guards the paths reach; `n of m` if they miss some. */
function countOf({ reached, missed }: { reached: string[]; missed: string[] }): string {
  const all = reached.length + missed.length;
  return missed.length === 0 ? String(all) : `${reached.length} of ${all}`;
}
