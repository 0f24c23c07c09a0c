import type { Clock } from '../platform/clock.ts';
import type { ServerWriter } from '../start/serverWriter.ts';
import type { CommandHandlers } from './commandSocket.ts';
import { operatorWrites } from './operatorWrites.ts';

/**
 * The commands that a running server takes from its own machine.
 * @param others commands besides the server's own
 */
export function serverCommands(
  writer: ServerWriter,
  clock: Pick<Clock, 'now'>,
  others: CommandHandlers = {},
): CommandHandlers {
  const own = Object.entries(operatorWrites).map(([name, write]) => [
    name,
    (input: unknown) => write(writer, input as never, clock.now()),
  ]);
  const all = Object.entries({ ...(Object.fromEntries(own) as CommandHandlers), ...others });
  const handlers = all.map(([name, handle]) => [name, async (input: unknown) => handle(withActor(input))]);
  return Object.fromEntries(handlers) as CommandHandlers;
}

/**
 * Passes on a command whose actor is an operator.
 * @throws Error in words when the command names no operator
 */
function withActor<Input>(input: Input): Input {
  const { actor } = (input ?? {}) as { actor?: unknown };
  if (typeof actor === 'string' && actor.startsWith('operator:')) return input;
  throw new Error('The command does not name its operator.');
}
