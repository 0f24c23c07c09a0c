import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type TcpForwarder = {
  readonly port: number;
  /** Sends new connections to another port, and ends the old ones. */
  pointAt(port: number): void;
  close(): Promise<unknown>;
};

/** One address for a service that moves, as a load balancer or a floating address gives it. */
export async function startTcpForwarder(target: number): Promise<TcpForwarder> {
  const thread = new Worker(new URL('./tcpForwarderThread.ts', import.meta.url), { workerData: target });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    port,
    pointAt: (next) => thread.postMessage(next),
    close: () => thread.terminate(),
  };
}
