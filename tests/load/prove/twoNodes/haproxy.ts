import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runHaproxy } from '../runHaproxy.ts';

export type Haproxy = { stop(): Promise<void> };

/**
 * Starts the system's haproxy on `port` in front of nodes. Requests alternate between them. A request goes
 * to another node only if its connection is refused, as in deploy/balancers/haproxy.cfg.
 */
export function startHaproxy(port: number, nodes: readonly number[]): Haproxy {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const servers = nodes.map((each, number) => `  server node${number} 127.0.0.1:${each}`);
  writeFileSync(file, `${settings(port)}\n${servers.join('\n')}\n`);
  const stop = runHaproxy(file);
  return {
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const settings = (port: number) => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 5s
  retry-on conn-failure
  option redispatch
  http-reuse safe
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
frontend site
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  default_backend nodes
backend nodes
  balance roundrobin`;
