/** Every so many versions of a board are a step: the pieces by which browsers that poll follow it lead from step to step. */
export const BOARD_STEP = 4;

/** The number in the mark of a version; 0 if it has none. */
export const numberIn = (version: string): number => Number(/\.(\d{1,15})$/.exec(version)?.[1] ?? 0);

/** The number of the last step below version `number`: the piece to that version begins there. */
export const stepBefore = (number: number): number => Math.floor((number - 1) / BOARD_STEP) * BOARD_STEP;

/**
 * The versions whose pieces lead from `held` to `newest`, in order.
 * @param steps the latest steps up to `newest`, the oldest first
 * @returns undefined if there is no such way, so that only the whole board helps
 */
export function piecesBetween(
  held: string,
  { version: newest, steps }: { version: string; steps: readonly string[] },
): string[] | undefined {
  const [from, to] = [numberIn(held), numberIn(newest)];
  if (from === 0 || from >= to) return undefined;
  const way = [...steps.filter((step) => numberIn(step) > from && step !== newest), newest];
  const first = numberIn(way[0] ?? newest);
  const isUnbroken = way.every((version, index) => {
    const before = index === 0 ? stepBefore(first) : numberIn(way[index - 1] ?? '');
    return stepBefore(numberIn(version)) === before;
  });
  return isUnbroken && stepBefore(first) <= from ? way : undefined;
}
