/**
 * `npm run prove -- <name>`: one of the proofs of reliability, with its floor and its goal. Without a name, the
 * names. docs/reliability.md describes each measurement.
 */
import { printLines, type Line } from './benchLine.ts';

/** Each loads on demand. */
const proofs: Record<string, () => Promise<{ prove: () => Promise<Line[]> }>> = {
  overload: () => import('./proveOverload.ts'),
  attacks: () => import('./proveAttacks.ts'),
  forms: () => import('./proveForms.ts'),
  'slow-sockets': () => import('./proveSlowSockets.ts'),
  'database-restart': () => import('./proveDatabaseRestart.ts'),
  restore: () => import('./proveRestore.ts'),
  G26: () => import('./proveContract.ts'),
  G28: () => import('./proveInjection.ts'),
  G34: () => import('./proveDependencies.ts'),
};

const [name = ''] = process.argv.slice(2);
const load = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (load) {
  const { prove } = await load();
  console.log(`\n${name}`);
  process.exitCode = printLines(await prove()) === 0 ? 0 : 1;
} else {
  console.error(`npm run prove -- ${Object.keys(proofs).join(' | ')}`);
  process.exitCode = 2;
}
