/**
 * `npm run simulate -- costs` measures what a vote and a viewer cost. docs/scale.md computes from that what a television final
 * needs.
 */
import { printLines } from './measures/benchLine.ts';
import { measureCosts } from './simulate/measureCosts.ts';

const [name = ''] = process.argv.slice(2);
if (name === 'costs') {
  console.log(`\n${name}`);
  process.exitCode = printLines(await measureCosts()) === 0 ? 0 : 1;
} else {
  console.error('npm run simulate -- costs');
  process.exitCode = 2;
}
