import { laySeason } from '../../demo/laySeason.ts';
import { receiveSms } from '../../sms/receiveSms.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import { probe } from './probe.ts';

/** Every write of the whole server, by name. The writer thread loads this file. */
export const writes = { appendVotes, receiveSms, laySeason, probe };
