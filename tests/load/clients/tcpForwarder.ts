import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type TcpForwarder = {
  readonly port: number;
  /** Forwards new connections to another port, and ends the existing ones. */
  pointAt(port: number): void;
  close(): Promise<unknown>;
};

/**
 * A port that forwards to a service that may move, like a load balancer or a floating IP address. It has
 * its own thread.
 * @param delayMs how long each piece of data takes on its way, as over a network
 */
export async function startTcpForwarder(target: number, delayMs = 0): Promise<TcpForwarder> {
  const workerData = { target, delayMs };
  const thread = new Worker(new URL('./tcpForwarderThread.ts', import.meta.url), { workerData });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    port,
    pointAt: (next) => thread.postMessage(next),
    close: () => thread.terminate(),
  };
}
