import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

/** How PgBouncer answers a start parameter that it does not know. */
const refusal = (parameter: string) => {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
};

/** Forwards to a PostgreSQL all connections that start without `parameter`. */
export async function strictPooler(url: string, parameter: string) {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    client.once('data', (start) => {
      if (start.includes(`${parameter}\0`)) {
        client.end(refusal(parameter));
        return;
      }
      const upstream = connect(Number(port), hostname);
      upstream.write(start);
      client.pipe(upstream).pipe(client);
      client.on('error', () => upstream.destroy());
      upstream.on('error', () => client.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, close: () => server.close() };
}
