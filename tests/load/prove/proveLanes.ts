import type { Line } from '../measures/benchLine.ts';
import { distantWriters } from './lanes/distantWriters.ts';
import { overHttp } from './lanes/overHttp.ts';
import { stoppedOwner } from './lanes/stoppedOwner.ts';
import { verifiedChains } from './lanes/verifiedChains.ts';

/** Proves that nodes with a chain each (decision D254) count fast, count right and can all be verified. */
export async function prove(): Promise<Line[]> {
  return [
    ...(await distantWriters()),
    ...(await overHttp()),
    ...(await verifiedChains()),
    ...(await stoppedOwner()),
  ];
}
