import { type AnyEventObject, fromCallback } from 'xstate';

/** A log of a machine's effects, in their order. */
export function effectLog() {
  const log: string[] = [];
  return {
    note: (line: string) => log.push(line),
    /** Makes an actor whose beginning, commands and end are noted under a name. */
    noted: <Input, Received extends AnyEventObject = AnyEventObject>(name: string) =>
      fromCallback<Received, Input>(({ input, receive }) => {
        log.push(`${name} ${JSON.stringify(input)}`);
        receive(({ type }) => log.push(`${name} hears ${type}`));
        return () => log.push(`${name} ends`);
      }),
    /** Returns what was noted since the last call, and empties the log. */
    taken: () => log.splice(0),
  };
}
