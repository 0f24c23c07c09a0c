import type { FastifyInstance } from 'fastify';
import { networkPlaces } from '../limits/networkPlaces.ts';
import { isListed, listed } from './listedNetworks.ts';

/** The shares of a /56 and a /48, as multiples of the share of an IPv4 address or /64. */
const WIDTHS = [1, 1.5, 3];

/**
 * Closes a new connection from an address whose networks hold their share already. A trusted proxy carries
 * all requests on few connections and is exempt: it limits connections itself.
 */
export function limitConnections(
  app: FastifyInstance,
  { connectionsPerNetwork, trustProxy }: { connectionsPerNetwork: number; trustProxy: readonly string[] },
): void {
  const proxies = listed(trustProxy);
  const places = networkPlaces(WIDTHS.map((width) => Math.ceil(connectionsPerNetwork * width)));
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isListed(proxies, address)) return;
    const leave = places.enter(address);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
