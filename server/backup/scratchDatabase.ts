import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Runs work on an empty database of the same PostgreSQL, and drops that database afterwards.
 * @param url a database in which the user may create others
 * @throws Error of PostgreSQL when the user may not
 */
export async function withScratchDatabase<T>(url: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const name = `sawt_check_${randomBytes(6).toString('hex')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  try {
    return await work(withDatabase(url, name));
  } finally {
    await execute(url, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

function withDatabase(url: string, name: string): string {
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return scratch.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
