import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/servers/freePort.ts';

export type Pgbouncer = {
  /** The address of the same database, by way of PgBouncer. */
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts the system's PgBouncer in front of a database. Each transaction gets any of `connections`
 * connections to it.
 * @throws Error if PgBouncer is not installed
 */
export async function startPgbouncer(url: string, connections: number): Promise<Pgbouncer> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const listenPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sawt-pgbouncer-'));
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 500,
    // After the database was away, try it again after this many seconds; the default is 15.
    server_login_retry: 1,
    // PgBouncer refuses to run as root.
    ...(userInfo().uid === 0 && { user: 'nobody' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${hostname} port=${port}`;
  writeFileSync(ini, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', ['-q', ini], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code) => resolve(`it ended with ${code}`));
  });
  const failed = ended.then((reason) => {
    throw new Error(`PgBouncer did not start (apt-get install pgbouncer): ${reason}`);
  });
  await Promise.race([answers(listenPort), failed]);
  failed.catch(() => {});
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listenPort}${pathname}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(50);
  }
}
