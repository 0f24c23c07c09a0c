import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the proxy changes a request. `slow`: passes it on after a delay (ms). `busy`: refuses it with a time to
 * retry (seconds). `cut`: cuts the answer half-way. `held`: holds what follows the head of a page, until this promise
 * settles.
 */
export type Fault = { slow: number } | { busy: number } | { cut: true } | { held: Promise<void> };

export type FaultProxy = {
  origin: string;
  port: number;
  /**
   * Injects the fault into the next `times` requests to that path, by default all; later requests pass.
   * Replaces the fault before.
   */
  fail(path: string, fault: Fault, times?: number): void;
  heal(): void;
  /** When each request to the path came, in milliseconds of a monotonic clock. */
  came(path: string): number[];
  close(): Promise<void>;
};

/** A proxy between browsers and a server that injects faults. */
export async function startFaultProxy(target: () => string): Promise<FaultProxy> {
  let failing: { path: string; fault: Fault; times: number } | undefined;
  const requests: { path: string; at: number }[] = [];
  const faultOf = (path: string) => {
    if (failing?.path !== path || failing.times === 0) return undefined;
    failing.times -= 1;
    return failing.fault;
  };
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?', 1)[0] ?? '';
    requests.push({ path, at: performance.now() });
    const fault = faultOf(path);
    if (fault && 'busy' in fault) refuse(outgoing, fault.busy);
    else if (fault && 'slow' in fault)
      setTimeout(() => pass(target(), incoming, outgoing, false), fault.slow);
    else if (fault && 'held' in fault) void hold(target(), incoming, outgoing, fault.held);
    else pass(target(), incoming, outgoing, fault !== undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    port,
    fail: (path, fault, times = Infinity) => (failing = { path, fault, times }),
    heal: () => (failing = undefined),
    came: (path) => requests.filter((each) => each.path === path).map(({ at }) => at),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(outgoing: ServerResponse, seconds: number): void {
  outgoing.writeHead(503, { 'retry-after': String(seconds), 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ message: 'Busy.', code: 'busy', request_id: 'x'.repeat(22) }));
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, isCut: boolean): void {
  const { method, headers, url } = incoming;
  const onward = request(target + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isCut) {
      answer.pipe(outgoing);
      return;
    }
    answer.once('data', (chunk: Buffer) => {
      outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy());
      answer.destroy();
    });
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

async function hold(
  target: string,
  { url = '', headers }: IncomingMessage,
  outgoing: ServerResponse,
  held: Promise<void>,
): Promise<void> {
  const { 'accept-language': language = '', cookie = '' } = headers;
  const answer = await fetch(target + url, { headers: { 'accept-language': language, cookie } });
  const page = await answer.text();
  const afterHead = page.indexOf('</head>');
  outgoing.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' });
  outgoing.write(page.slice(0, afterHead));
  await held;
  outgoing.end(page.slice(afterHead));
}
