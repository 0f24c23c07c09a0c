import type { Writer } from './openWriter.ts';

/** A writer that tells after each write that was committed which it was. */
export function announcingWriter<R>(writer: Writer<R>, onCommit: (name: string) => void): Writer<R> {
  return {
    ...writer,
    submit: async (name, input) => {
      const output = await writer.submit(name, input);
      onCommit(name);
      return output;
    },
  };
}
