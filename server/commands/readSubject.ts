import { parseArgs } from 'node:util';

/**
 * Reads the arguments `<id> [--reason TEXT]` of a command.
 * @throws Error in words when there is not exactly one id
 */
export function readSubject(args: string[], what: string): { id: string; reason: string | undefined } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [id] = positionals;
  if (!id || positionals.length > 1) throw new Error(`Name one ${what} by its id.`);
  return { id, reason: values.reason };
}
