/**
 * `npm run simulate -- costs` measures what a vote and a viewer cost; docs/scale.md computes from that what a television final
 * needs. `npm run simulate -- final` plays a final at a hundredth of its size and writes a report with charts.
 * `npm run simulate -- abuse` plays voters and viewers beside a bot farm.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/siteBuild.mjs';
import { printLines, type Line } from './measures/benchLine.ts';
import { ensurePrograms } from './prove/ensurePrograms.ts';
import { playAbuse } from './simulate/abuse/playAbuse.ts';
import { playFinal } from './simulate/final/playFinal.ts';
import { writeReport } from './simulate/final/report.ts';
import { measureCosts } from './simulate/measureCosts.ts';

const simulations: Record<string, () => Promise<Line[]>> = {
  costs: measureCosts,
  final: async () => {
    ensurePrograms({ nginx: 'nginx' });
    const played = await playFinal();
    const report = join(tmpdir(), 'sawt-final.html');
    writeReport(report, played);
    console.log(`\nThe report is ${report}`);
    return played.lines;
  },
  abuse: () => {
    ensurePrograms({ nginx: 'nginx' });
    return playAbuse();
  },
};

const [name = ''] = process.argv.slice(2);
const simulate = Object.hasOwn(simulations, name) ? simulations[name] : undefined;
if (simulate) {
  await ensureBuilt();
  const lines = await simulate();
  console.log(`\n${name}`);
  process.exitCode = printLines(lines) === 0 ? 0 : 1;
} else {
  console.error(`npm run simulate -- ${Object.keys(simulations).join(' | ')}`);
  process.exitCode = 2;
}
