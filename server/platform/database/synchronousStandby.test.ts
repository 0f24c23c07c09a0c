import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../tests/support/database/postgresServer.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { startTestServer } from '../../../tests/support/servers/testServer.ts';

describe('a server that needs a standby', () => {
  let postgres: PostgresServer;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('season');
    url = postgres.urlOf('season');
  });
  afterAll(() => postgres.stop());

  const alter = async (statement: string) => {
    const client = new Client(url);
    await client.connect();
    // Commits of this session wait for no standby: there may be none.
    await client.query('SET synchronous_commit = local');
    await client.query(statement);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  };
  const name = "ALTER SYSTEM SET synchronous_standby_names = 'second'";
  const start = () => {
    const clock = manualClock(Date.UTC(2026, 10, 22));
    return startTestServer({ clock, config: { databaseUrl: url, needsStandby: true } }).then((server) => ({
      server,
      clock,
    }));
  };

  it('does not start on PostgreSQL without one', async () => {
    await expect(start()).rejects.toThrow(
      'PG_SYNCHRONOUS is required, but PostgreSQL has no synchronous standby: set synchronous_standby_names.',
    );
  });

  it('does not start where commits do not wait for the disk of the standby', async () => {
    await alter('ALTER DATABASE season SET synchronous_commit = remote_write');
    await alter(name);
    await expect(start()).rejects.toThrow(
      'PG_SYNCHRONOUS is required, but PostgreSQL has synchronous_commit remote_write: it must be on or remote_apply.',
    );
    await alter('ALTER DATABASE season RESET synchronous_commit');
  });

  it('starts beside one, and is not ready once PostgreSQL commits without it', async () => {
    const standby = await postgres.startStandby('second');
    await alter(name);
    const { server, clock } = await start();
    const ready = async () => {
      clock.advance(1_000);
      const answer = await fetch(`${server.site}/readyz`);
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const checks = { database: true, standby: true, keys: true, space: true, clock: true, staying: true };
    expect(await ready()).toEqual({ status: 'ready', checks });
    await alter('ALTER SYSTEM RESET synchronous_standby_names');
    await expect.poll(ready).toEqual({ status: 'not_ready', checks: { ...checks, standby: false } });
    await server.close();
    await standby.stop();
  });
});
