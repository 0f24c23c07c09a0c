/** A process that runs one attack, apart from the honest load so that it does not slow that down. */
import { attacks } from './attacks.ts';
import type { AttackTarget } from './attackTarget.ts';

const { name, target } = JSON.parse(process.argv[2] ?? '{}') as { name: string; target: AttackTarget };
const attack = attacks[name];
if (!attack) throw new Error(`there is no attack ${name}`);
await attack(target);
