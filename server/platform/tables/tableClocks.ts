import { zoneOffset } from '../../../domain/zonedTime.ts';
import type { Moment } from './table.ts';

/** Clocks change on whole quarters of an hour. */
const QUARTER_MS = 900_000;

/**
 * The offsets (ms) of the moments of one table from UTC. Each is computed once a quarter of an hour: for 100,000 rows, time
 * zones would take longer than everything else.
 */
export function tableClocks(): (moment: Moment) => number {
  const known = new Map<string, number>();
  return ({ at, zone }) => {
    const key = `${Math.floor(at / QUARTER_MS)} ${zone}`;
    const offset = known.get(key) ?? zoneOffset(at, zone);
    known.set(key, offset);
    return offset;
  };
}
