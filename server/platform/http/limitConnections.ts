import type { FastifyInstance } from 'fastify';
import { networkPlaces } from '../limits/networkPlaces.ts';
import { isListed, listed } from './listedNetworks.ts';

/** Limits as multiples of `connectionsPerNetwork`: of an IPv4 address or IPv6 /64, of a /56, and of a /48. */
const WIDTHS = [1, 1.5, 3];

/**
 * Closes a new connection if one of the networks of its address already holds its most open connections.
 * Trusted proxies are exempt: they carry the requests of all visitors and limit connections themselves.
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
