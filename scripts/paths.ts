/**
 * `npm run paths`: lists the state machines, or prints the paths through one as checklists for testers. See
 * docs/testing.md.
 */
import { parseArgs } from 'node:util';
import type { Language } from '../src/i18n/language.ts';
import { checklistOf } from '../tests/flows/checklist.ts';
import { diagramOf } from '../tests/flows/diagram.ts';
import type { Flow } from '../tests/flows/flow.ts';
import { machinePaths, pagePaths, type Strategy } from '../tests/flows/flowPaths.ts';
import { flows } from '../tests/flows/flows.ts';
import { coverageOf } from '../tests/support/models/modelCoverage.ts';
import { acceptOutline } from './paths/acceptOutline.ts';
import { asMarkdown } from './paths/asMarkdown.ts';
import { fileWords } from './paths/fileWords.ts';
import { listOfMachines } from './paths/listOfMachines.ts';
import { uncoveredIn } from './paths/uncoveredIn.ts';

const usage = `npm run paths                        the machines, with how many states, transitions and paths each has
npm run paths -- <machine>           its paths as a checklist
  --format md|json|mermaid           default: md
  --lang ar|en                       default: ar
  --strategy transitions|shortest    every transition, or just every state
npm run paths -- [<machine>] --uncovered    what no page test replays
npm run paths -- [<machine>] --accept       records its outline, which its tests enforce`;

function oneOf<Choice extends string>(name: string, given: string | undefined, ...choices: Choice[]): Choice {
  const chosen = choices.find((choice) => choice === (given ?? choices[0]));
  if (chosen === undefined) throw new Error(`--${name} is one of ${choices.join(', ')}`);
  return chosen;
}

function run(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      lang: { type: 'string' },
      strategy: { type: 'string' },
      uncovered: { type: 'boolean' },
      accept: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return usage;
  const format = oneOf('format', values.format, 'md', 'json', 'mermaid');
  const language = oneOf<Language>('lang', values.lang, 'ar', 'en');
  const strategy = oneOf<Strategy>('strategy', values.strategy, 'transitions', 'shortest');
  const [name] = positionals;
  const chosen = name === undefined ? flows : flows.filter((flow) => flow.name === name);
  if (chosen.length === 0)
    throw new Error(`No machine is called ${name}. Machines: ${flows.map((flow) => flow.name).join(', ')}`);
  if (values.uncovered) return uncoveredIn(chosen);
  if (values.accept) return chosen.map(acceptOutline).join('\n');
  if (name === undefined) return listOfMachines(flows, strategy, fileWords(language), language);
  return formatPaths(chosen[0]!, format, language, strategy);
}

function formatPaths(
  flow: Flow,
  format: 'md' | 'json' | 'mermaid',
  language: Language,
  strategy: Strategy,
): string {
  if (format === 'mermaid') return diagramOf(flow.machine.root);
  const paths = flow.replayedBy ? pagePaths(flow, strategy) : machinePaths(flow, strategy);
  const checklist = checklistOf(flow, paths, language, fileWords(language));
  const coverage = coverageOf(flow.machine, paths, flow.input);
  return format === 'json'
    ? JSON.stringify({ machine: flow.name, language, strategy, ...checklist, coverage }, null, 2)
    : asMarkdown(checklist, coverage, language);
}

try {
  console.log(run());
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}
