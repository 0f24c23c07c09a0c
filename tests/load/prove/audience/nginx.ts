import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../support/servers/freePort.ts';

const shipped = join(import.meta.dirname, '../../../../deploy/balancers/nginx.conf');

export type Nginx = { port: number; stop(): Promise<void> };

/**
 * Starts the system's nginx with the shipped settings, in front of two nodes. Only addresses, ports and folders are changed,
 * and TLS is left out.
 * @param ports of the nodes' sites
 */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-nginx-'));
  const [port, other] = [await freePort(), await freePort()];
  const text = readFileSync(shipped, 'utf8')
    .replaceAll('/var/cache/nginx', folder)
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port} default_server backlog=4096;`)
    .replaceAll(/listen (443|8443) ssl( http2)?;/g, `listen 127.0.0.1:${other};`)
    .replaceAll(/ssl_certificate.*\n/g, '')
    .replaceAll('10.0.0.11:8080', `127.0.0.1:${ports[0]}`)
    .replaceAll('10.0.0.12:8080', `127.0.0.1:${ports[1]}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `user root;\npid ${folder}/nginx.pid;\nerror_log stderr error;\n${text}`);
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await sleep(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
