import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../support/servers/freePort.ts';
import { runHaproxy } from '../runHaproxy.ts';

const shipped = join(import.meta.dirname, '../../../../deploy/balancers/haproxy.cfg');

export type Haproxy = { sitePort: number; operatorPort: number; stop(): Promise<void> };

/** The ports of a node's listeners. Both nodes have the same ports, on different addresses. */
export type NodePorts = { site: number; admin: number; media: number; operator: number };

/**
 * Starts the system's haproxy with the shipped settings, in front of two nodes. Only addresses, ports and
 * the limit of connections are changed, and TLS is left out.
 * @param addresses of the two nodes
 */
export async function startHaproxy(
  folder: string,
  addresses: readonly [string, string],
  ports: NodePorts,
): Promise<Haproxy> {
  const [sitePort, operatorPort] = [await freePort(), await freePort()];
  const file = join(folder, 'haproxy.cfg');
  const text = readFileSync(shipped, 'utf8')
    // A shell allows only this many connections; the systemd unit of haproxy allows more.
    .replace('maxconn 24000', 'maxconn 4000')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${sitePort}`)
    .replace(/bind :8443 .*/, `bind 127.0.0.1:${operatorPort}`)
    .replace('192.0.2.0/24 198.51.100.0/24', '127.0.0.0/8')
    .replaceAll(':8080', `:${ports.site}`)
    .replaceAll(':8081', `:${ports.admin}`)
    .replaceAll(':8083', `:${ports.media}`)
    .replaceAll(/(?<=:|check port )8084/g, String(ports.operator))
    .replaceAll('10.0.0.11', addresses[0])
    .replaceAll('10.0.0.12', addresses[1]);
  writeFileSync(file, text);
  return { sitePort, operatorPort, stop: runHaproxy(file) };
}
