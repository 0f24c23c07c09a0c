/** The thread that forwards connections. It is apart so that a busy main thread does not slow them down. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const sockets = new Set<Socket>();
const { delayMs, ...given } = workerData as { target: number; delayMs: number };
let { target } = given;

function join(from: Socket, to: Socket): void {
  sockets.add(from);
  from.setNoDelay(true);
  from.on('error', () => to.destroy());
  from.on('close', () => {
    sockets.delete(from);
    to.destroy();
  });
  if (delayMs === 0) from.pipe(to);
  else from.on('data', (chunk) => setTimeout(() => to.write(chunk), delayMs));
}

const server = createServer((client) => {
  const service = connect(target, '127.0.0.1');
  join(client, service);
  join(service, client);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', (port: number) => {
  target = port;
  for (const socket of sockets) socket.destroy();
});
