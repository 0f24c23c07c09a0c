import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AskedOfClients, ToldByClients } from '../../clients/pollClientsProcess.ts';

const script = join(import.meta.dirname, '../../clients/pollClientsProcess.ts');

export type Pollers = {
  /** Begins to collect when each client reads `text`. */
  watch(text: string): Promise<void>;
  /** What the clients did so far. */
  read(): Promise<ToldByClients>;
  close(): Promise<void>;
};

/** Opens polling clients in a process of their own; resolves when all are connected. */
export async function openPollers(port: number, count: number, competition: string): Promise<Pollers> {
  const child = fork(script, [String(port), String(count), competition]);
  const told = async () => {
    const [message] = (await once(child, 'message')) as [ToldByClients];
    return message;
  };
  await told();
  const ask = (asked: AskedOfClients) => {
    const answer = told();
    child.send(asked);
    return answer;
  };
  return {
    watch: async (text) => void (await ask({ watch: text })),
    read: () => ask({ read: true }),
    close: async () => {
      const ended = once(child, 'exit');
      child.send({ close: true } satisfies AskedOfClients);
      await ended;
    },
  };
}
