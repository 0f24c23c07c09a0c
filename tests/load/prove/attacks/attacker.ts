/** Runs one attack in its own process, so that it does not slow the honest load that is measured. */
import { attacks } from './attacks.ts';
import type { AttackTarget } from './attackTarget.ts';

const { name, target } = JSON.parse(process.argv[2] ?? '{}') as { name: string; target: AttackTarget };
const attack = attacks[name];
if (!attack) throw new Error(`there is no attack ${name}`);
await attack(target);
