/**
 * Replaces xstate where mutants run: it remembers the machines that it makes, so that a mutant can replace
 * their content.
 */
import { setup as realSetup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { type Mutant, mutated } from './mutants.ts';

export * from 'xstate';

type Config = Record<string, unknown>;
type Create = (config: Config) => AnyStateMachine;

const made = new Map<unknown, { machine: AnyStateMachine; create: Create; config: Config }>();

let alive: { id: string; mutant: Mutant } | null = null;

export const setup = ((implementations: never) => {
  const real = realSetup(implementations);
  const create = real.createMachine as unknown as Create;
  const createMachine = (config: Config) => {
    // Some tests make their machine anew.
    const machine =
      alive && alive.id === config['id'] ? mutated(create, config, alive.mutant) : create(config);
    made.set(config['id'], { machine, create, config });
    return machine;
  };
  return { ...real, createMachine };
}) as unknown as typeof realSetup;

/** Turns a machine into its mutant for everyone that holds it; without a mutant it is the original again. */
export function become(id: string, mutant: Mutant | null): void {
  alive = mutant && { id, mutant };
  const { machine, create, config } = made.get(id)!;
  const other = mutant ? mutated(create, config, mutant) : create(config);
  const parts = Object.entries(other).filter(([, part]) => typeof part !== 'function');
  Object.assign(machine, Object.fromEntries(parts));
}
