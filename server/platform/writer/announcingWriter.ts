import type { Writer } from './openWriter.ts';

/** A writer that tells after each write that was committed which it was. */
export function announcingWriter(writer: Writer, onCommit: (name: string) => void): Writer {
  return {
    ...writer,
    submit: async (name, input) => {
      const output = await writer.submit(name, input);
      onCommit(name);
      return output;
    },
  };
}
