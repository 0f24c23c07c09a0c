import { parseArgs } from 'node:util';

/**
 * Reads `<id> [--reason TEXT]`.
 * @throws Error in words when there is no id
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
