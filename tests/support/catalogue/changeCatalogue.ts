import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestServer } from '../servers/testServer.ts';

/** Changes the database as staff would with a screen for it. */
export async function changeCatalogue(
  { app, config }: TestServer,
  statement: string,
  ...values: string[]
): Promise<void> {
  const database = new DatabaseSync(join(config.dataDir, 'db/sawt.db'), { timeout: 10_000 });
  database.prepare(statement).run(...values);
  database.close();
  await app.live.catalogue.refresh();
}
