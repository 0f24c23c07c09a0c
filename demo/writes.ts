import { writes as serverWrites } from '../server/start/writes.ts';
import { laySeason } from './season/laySeason.ts';

/** The writes of the server and of the demo. The writer thread loads them from this file. */
export const writes = { ...serverWrites, laySeason };
export { quickWrites } from '../server/start/writes.ts';
