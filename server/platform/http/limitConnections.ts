import type { FastifyInstance } from 'fastify';
import { networkPlaces } from '../limits/networkPlaces.ts';
import { isListed, listed } from './listedNetworks.ts';

/** How many times the connections of an IPv4 address or /64 its /56 and its /48 may hold. */
const WIDTHS = [1, 1.5, 3];

/**
 * Ends a new connection of a network that holds its share already. A trusted proxy carries everybody's requests on few
 * connections and is exempt: it limits connections itself.
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
