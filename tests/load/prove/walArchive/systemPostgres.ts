import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../support/servers/freePort.ts';

const PROGRAMS = '/usr/lib/postgresql';
const isRoot = userInfo().uid === 0;

/** A PostgreSQL of the system's own programs. An operator's shell lines run on it as the user postgres. */
export class SystemPostgres {
  /** A folder of the user postgres, for databases and archives. */
  readonly folder = mkdtempSync(join(tmpdir(), 'sawt-wal-'));
  readonly version: string;
  readonly #port: number;
  /** The user to run as, because PostgreSQL refuses to run as root. */
  readonly #owner = isRoot ? postgresUser() : undefined;
  readonly #variables: Record<string, string> = {};

  private constructor(version: string, port: number) {
    this.version = version;
    this.#port = port;
    if (this.#owner) chownSync(this.folder, this.#owner.uid, this.#owner.gid);
    const path = `${join(PROGRAMS, version, 'bin')}:/usr/bin:/bin`;
    Object.assign(this.#variables, {
      PATH: path,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
    });
  }

  /**
   * Creates a database and starts PostgreSQL.
   * @throws Error if no PostgreSQL is installed below /usr/lib
   */
  static async start(): Promise<SystemPostgres> {
    const [newest] = readdirSync(PROGRAMS).toSorted((one, other) => Number(other) - Number(one));
    if (newest === undefined) throw new Error('PostgreSQL is not installed (apt-get install postgresql).');
    const postgres = new SystemPostgres(newest, await freePort());
    const settings = "listen_addresses = '127.0.0.1'\\nunix_socket_directories = ''\\n";
    postgres.run(
      `initdb -D "$PGDATA" -U postgres -A trust -E UTF8
       printf "${settings}port = $PGPORT\\n" >> "$PGDATA/postgresql.conf"
       pg_ctl -D "$PGDATA" -w start
       createdb season`,
      { PGDATA: postgres.data },
    );
    return postgres;
  }

  get data(): string {
    return join(this.folder, 'primary');
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/season`;
  }

  /**
   * Runs shell lines as the user postgres until one fails.
   * @throws Error with what they printed, if one fails
   */
  run(lines: string, variables: Record<string, string>): void {
    const said = join(this.folder, 'said.txt');
    const output = openSync(said, 'a', 0o666);
    try {
      execFileSync('sh', ['-ec', lines], {
        ...this.#owner,
        cwd: this.folder,
        env: { ...this.#variables, ...variables },
        // Not a pipe: a server that these lines start would keep it open, so the call would not return.
        stdio: ['ignore', output, output],
      });
    } catch (cause) {
      throw new Error(readFileSync(said, 'utf8').slice(-4_000), { cause });
    } finally {
      closeSync(output);
    }
  }

  /** Kills the server whose files are in this folder, as a power cut does, and deletes them. */
  lose(data: string): void {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL');
    rmSync(data, { recursive: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function postgresUser(): { uid: number; gid: number } {
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
