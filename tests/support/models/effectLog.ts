import { type AnyEventObject, fromCallback } from 'xstate';

/** Makes a log in which a machine's effects are noted in order. */
export function effectLog() {
  const log: string[] = [];
  return {
    note: (line: string) => log.push(line),
    /** Makes an actor whose start, received commands and end are noted under a name. */
    noted: <Input, Received extends AnyEventObject = AnyEventObject>(name: string) =>
      fromCallback<Received, Input>(({ input, receive }) => {
        log.push(`${name} ${JSON.stringify(input)}`);
        receive(({ type }) => log.push(`${name} hears ${type}`));
        return () => log.push(`${name} ends`);
      }),
    /** Returns the lines noted since the last call, and removes them. */
    taken: () => log.splice(0),
  };
}
