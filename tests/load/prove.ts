/**
 * `npm run prove -- <name>` runs one proof of reliability and prints its figures with floors and aims.
 * Without a name it lists the names. docs/reliability.md describes the proofs.
 */
import { printLines, type Line } from './measures/benchLine.ts';

/** The proofs by name; each is loaded only when it runs. */
const proofs: Record<string, () => Promise<{ prove: () => Promise<Line[]> }>> = {
  overload: () => import('./prove/proveOverload.ts'),
  attacks: () => import('./prove/proveAttacks.ts'),
  forms: () => import('./prove/proveForms.ts'),
  'slow-sockets': () => import('./prove/proveSlowSockets.ts'),
  'database-restart': () => import('./prove/proveDatabaseRestart.ts'),
  audience: () => import('./prove/proveAudience.ts'),
  'two-nodes': () => import('./prove/proveTwoNodes.ts'),
  lanes: () => import('./prove/proveLanes.ts'),
  'last-minute': () => import('./prove/proveLastMinute.ts'),
  pgbouncer: () => import('./prove/provePgbouncer.ts'),
  standby: () => import('./prove/proveStandby.ts'),
  rolling: () => import('./prove/proveRolling.ts'),
  'verify-burst': () => import('./prove/proveVerifyBurst.ts'),
  restore: () => import('./prove/proveRestore.ts'),
  'wal-archive': () => import('./prove/proveWalArchive.ts'),
  'bare-install': () => import('./prove/proveBareInstall.ts'),
  deploy: () => import('./prove/proveDeploy.ts'),
  G26: () => import('./prove/proveContract.ts'),
  G28: () => import('./prove/proveInjection.ts'),
  G34: () => import('./prove/proveDependencies.ts'),
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
