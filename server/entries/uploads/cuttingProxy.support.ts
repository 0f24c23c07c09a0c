import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CuttingProxy = {
  origin: string;
  /** The bytes that clients have sent through the proxy. */
  sent(): number;
  /** Cuts all connections after this many more bytes, as when a network is lost. */
  cutAfter(bytes: number): void;
  cuts(): number;
  close(): Promise<void>;
};

/** A TCP proxy between a client and the server `target` that can cut connections. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const lines = new Set<Socket>();
  let sent = 0;
  let cuts = 0;
  let cutAt = Infinity;
  const cutAll = () => {
    cutAt = Infinity;
    cuts += 1;
    for (const line of lines) line.destroy();
    lines.clear();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const line of [client, upstream]) {
      lines.add(line);
      line.on('error', () => line.destroy());
      line.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      sent += chunk.length;
      upstream.write(chunk);
      if (sent >= cutAt) cutAll();
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    cutAfter: (bytes) => {
      cutAt = sent + bytes;
    },
    cuts: () => cuts,
    close: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
