import type { Flow } from '../../tests/flows/flow.ts';
import { mutantsOf } from '../../tests/mutants/mutants.ts';
import { type Result, resultsOf } from './results.ts';

type Row = {
  name: string;
  mutants: number;
  machine: number;
  page: number;
  survivors: string[];
  untried: number;
};

/**
 * Makes a Markdown table of the results per machine, followed by the mutants that were not caught. `share`
 * is the part that was caught.
 */
export function table(flows: readonly Flow[]): { text: string; share: number } {
  const rows = flows.map(rowOf);
  const all = rows.reduce((sum, { mutants }) => sum + mutants, 0);
  const caught = rows.reduce((sum, { machine, page }) => sum + machine + page, 0);
  const survivors = rows.flatMap((row) => row.survivors.map((survivor) => `- ${survivor}`));
  const share = all === 0 ? 1 : caught / all;
  const text = [
    '| machine | mutants | caught by its tests | by its page | not caught | not tried | share |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
    `| all | ${all} | ${sumOf(rows, 'machine')} | ${sumOf(rows, 'page')} | ${survivors.length} | ${sumOf(rows, 'untried')} | ${percent(share)} |`,
    '',
    ...survivors,
  ].join('\n');
  return { text, share };
}

function rowOf(flow: Flow): Row {
  const results = resultsOf(flow.name);
  const names = mutantsOf(flow.machine).map(({ name }) => name);
  const caughtBy = (phase: Result['phase']) =>
    new Set(
      results.filter((result) => result.phase === phase && result.caught !== null).map(({ name }) => name),
    );
  const machine = caughtBy('machine');
  const page = caughtBy('page');
  const tried = new Set(results.map(({ name }) => name));
  const isCaught = (name: string) => machine.has(name) || page.has(name);
  return {
    name: flow.name,
    mutants: names.length,
    machine: names.filter((name) => machine.has(name)).length,
    page: names.filter((name) => page.has(name) && !machine.has(name)).length,
    survivors: names.filter((name) => tried.has(name) && !isCaught(name)),
    untried: names.filter((name) => !tried.has(name)).length,
  };
}

const line = ({ name, mutants, machine, page, survivors, untried }: Row) =>
  `| ${name} | ${mutants} | ${machine} | ${page} | ${survivors.length} | ${untried} | ${percent((machine + page) / mutants)} |`;

const sumOf = (rows: readonly Row[], key: 'machine' | 'page' | 'untried') =>
  rows.reduce((sum, row) => sum + row[key], 0);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
