import type { Writer } from './openWriter.ts';

/** A writer that calls `onCommit` with the name of each committed write. */
export function announcingWriter<R>(writer: Writer<R>, onCommit: (name: string) => void): Writer<R> {
  return {
    ...writer,
    submit: async (name, input, fence) => {
      const output = await writer.submit(name, input, fence);
      onCommit(name);
      return output;
    },
  };
}
