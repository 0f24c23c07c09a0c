import { type AnyEventObject, fromCallback } from 'xstate';

/** Notes the effects of a machine in their order. */
export function effectLog() {
  const log: string[] = [];
  return {
    note: (line: string) => log.push(line),
    /** An effect whose beginning, commands and end are noted. */
    noted: <Input, Received extends AnyEventObject = AnyEventObject>(name: string) =>
      fromCallback<Received, Input>(({ input, receive }) => {
        log.push(`${name} ${JSON.stringify(input)}`);
        receive(({ type }) => log.push(`${name} hears ${type}`));
        return () => log.push(`${name} ends`);
      }),
    /** Everything noted since the last call. */
    taken: () => log.splice(0),
  };
}
