import { writes as serverWrites } from '../server/start/writes.ts';
import { laySeason } from './season/laySeason.ts';

/** The server's writes and the demo's. The writer thread loads this file. */
export const writes = { ...serverWrites, laySeason };
