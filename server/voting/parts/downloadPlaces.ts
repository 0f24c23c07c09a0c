import { Readable } from 'node:stream';
import { networkPlaces } from '../../platform/limits/networkPlaces.ts';

/** Seconds after which a reader may try again when too many downloads run (`Retry-After`). */
export const PLACE_RETRY_S = 10;

/**
 * Limits how many downloads run at the same time.
 * @param atOnce the most in all
 * @param ofNetworks the most of an IPv4 address or /64, of a /56 and of a /48
 * @returns a function that takes a place for an address and returns the function that frees it; undefined
 * if none is free
 */
export function downloadPlaces(
  atOnce: number,
  ofNetworks: readonly number[],
): (address: string) => (() => void) | undefined {
  const places = networkPlaces(ofNetworks);
  let open = 0;
  return (address) => {
    const leave = open < atOnce ? places.enter(address) : undefined;
    if (!leave) return undefined;
    open += 1;
    let isHeld = true;
    return () => {
      if (isHeld) open -= 1;
      isHeld = false;
      leave();
    };
  };
}

/** A readable stream of bytes that is destroyed when its reader takes nothing for `stalledMs`. */
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
