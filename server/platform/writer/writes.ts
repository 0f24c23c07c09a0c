import { receiveSms } from '../../sms/receiveSms.ts';
import { appendVotes } from '../../voting/appendVotes.ts';

/** Every write of the whole server, by name. The writer thread loads this file. */
export const writes = { appendVotes, receiveSms };
