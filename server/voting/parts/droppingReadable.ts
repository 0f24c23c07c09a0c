import { Readable } from 'node:stream';

/** A stream of bytes that is destroyed when its reader asks for nothing for `stalledMs`. */
export function droppingReadable(pages: AsyncIterable<Buffer>, stalledMs: number): Readable {
  const stalled = setTimeout(() => lines.destroy(), stalledMs);
  const lines = Readable.from(
    refreshing(pages, () => stalled.refresh()),
    { objectMode: false },
  );
  lines.once('close', () => clearTimeout(stalled));
  return lines;
}

async function* refreshing(pages: AsyncIterable<Buffer>, refresh: () => void): AsyncGenerator<Buffer> {
  for await (const page of pages) {
    refresh();
    yield page;
  }
}
