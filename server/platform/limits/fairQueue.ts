type Branch<Item> = { items: Item[]; branches: Map<string, Branch<Item>> };

const emptyBranch = <Item>(): Branch<Item> => ({ items: [], branches: new Map() });

/**
 * A queue in which networks take turns: first the widest networks, then the narrower ones inside each. A
 * sender with many narrow networks has one turn for the wide one around them.
 */
export class FairQueue<Item> {
  readonly #root = emptyBranch<Item>();

  /**
   * Adds an item behind those of the same networks.
   * @param networks from the narrowest to the widest
   */
  push(networks: readonly string[], item: Item): void {
    let branch = this.#root;
    for (const network of networks.toReversed()) {
      const next = branch.branches.get(network) ?? emptyBranch<Item>();
      branch.branches.set(network, next);
      branch = next;
    }
    branch.items.push(item);
  }

  /** The next item; undefined when the queue is empty. */
  shift(): Item | undefined {
    return take(this.#root);
  }
}

function take<Item>(branch: Branch<Item>): Item | undefined {
  const [first] = branch.branches;
  if (!first) return branch.items.shift();
  const [network, next] = first;
  const item = take(next);
  branch.branches.delete(network);
  if (next.items.length > 0 || next.branches.size > 0) branch.branches.set(network, next);
  return item;
}
