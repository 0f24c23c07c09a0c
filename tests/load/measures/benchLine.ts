type Bound = { text: string; met: boolean };

/** One figure of a benchmark or proof. Missing the floor is a failure; missing the aim is not. */
export type Line = { what: string; value: string; floor?: Bound; aim?: Bound };

type Limits = { floor?: number; aim?: number };

export function atLeast(what: string, value: number, unit: string, { floor, aim }: Limits = {}): Line {
  return bounded(what, value, unit, { floor, aim }, '≥', (bound) => value >= bound);
}

export function atMost(what: string, value: number, unit: string, { floor, aim }: Limits = {}): Line {
  return bounded(what, value, unit, { floor, aim }, '≤', (bound) => value <= bound);
}

function bounded(
  what: string,
  value: number,
  unit: string,
  limits: Limits,
  sign: string,
  met: (bound: number) => boolean,
): Line {
  const line: Line = { what, value: `${show(value)} ${unit}`.trim() };
  const { floor, aim } = limits;
  if (floor !== undefined) line.floor = { text: `${sign} ${show(floor)}`, met: met(floor) };
  if (aim !== undefined) line.aim = { text: `${sign} ${show(aim)}`, met: met(aim) };
  return line;
}

function show(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}

/**
 * Prints each figure with whether it meets its floor and its aim.
 * @returns how many floors were missed
 */
export function printLines(lines: readonly Line[]): number {
  let missed = 0;
  for (const { what, value, floor, aim } of lines) {
    const met = floor === undefined ? '' : floor.met ? 'floor met' : 'FLOOR MISSED';
    const aimed = aim === undefined ? '' : aim.met ? ', aim met' : `, aim ${aim.text} not met`;
    if (floor && !floor.met) missed++;
    console.log(
      `  ${what.padEnd(58)} ${value.padStart(16)}  ${met}${met && floor ? ` (${floor.text})` : ''}${aimed}`,
    );
  }
  return missed;
}
