import { networksOf } from '../http/networks.ts';

export type NetworkPlaces = {
  /**
   * Takes a place in every network of an address; undefined when one of them is full. Call the result to free
   * the places; a second call does nothing.
   */
  enter(address: string): (() => void) | undefined;
};

/**
 * Limits how many places networks hold at the same time, such as connections.
 * @param most places of an address or /64, of a /56 and of a /48
 */
export function networkPlaces(most: readonly number[]): NetworkPlaces {
  const held = new Map<string, number>();
  const add = (network: string, change: number) => {
    const count = (held.get(network) ?? 0) + change;
    if (count > 0) held.set(network, count);
    else held.delete(network);
  };
  return {
    enter: (address) => {
      const networks = networksOf(address);
      const isFull = networks.some((network, width) => (held.get(network) ?? 0) >= (most[width] ?? 0));
      if (isFull) return undefined;
      for (const network of networks) add(network, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const network of networks) add(network, -1);
        isHeld = false;
      };
    },
  };
}
