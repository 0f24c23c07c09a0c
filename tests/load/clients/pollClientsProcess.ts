/** Polling clients in a process of their own: one process may not open as many connections as all viewers have. */
import { openPollClients } from './pollClients.ts';

export type AskedOfClients = { watch: string } | { read: true } | { close: true };
export type ToldByClients = { times: readonly number[]; requests: number; failures: number };

const [port = '', count = '', competition = ''] = process.argv.slice(2);
const clients = await openPollClients(Number(port), Number(count), competition);
const tell = () => process.send?.({ times: clients.times(), ...clients.counts() } satisfies ToldByClients);

process.on('message', (asked: AskedOfClients) => {
  if ('watch' in asked) clients.watch(asked.watch);
  if ('close' in asked) process.exit(0);
  tell();
});
process.once('disconnect', () => process.exit(0));
tell();
