import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryId, laySmallSeason } from '../../tests/support/catalogue/seasonFixture.ts';
import {
  lockWaits,
  openPostgresDatabase,
  type TestDatabase,
} from '../../tests/support/database/databases.ts';
import { standingChange } from '../../tests/support/voting/standings.ts';
import { openServerWriter } from '../start/serverWriter.ts';
import { readPlaces } from './standings/entryPlaces.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openPostgresDatabase();
  await laySmallSeason(database.db);
});
afterEach(() => database.close());

/** Reads the standing of contestant 1 as a vote does, and stays in its transaction until `leave` resolves. */
const vote = (leave: Promise<void>, onRead: (standing: string | undefined) => void) =>
  database.db.transaction().execute(async (tx) => {
    const [place] = await readPlaces(tx, [entryId(1)], { stream: 'main' });
    onRead(place?.standing);
    await leave;
  });

it('makes a vote that comes after a withdrawal wait for it, though an earlier vote shares its locks', async () => {
  const writer = await openServerWriter(database.settings, { onFatal: () => {} });
  const early = Promise.withResolvers<void>();
  const read = Promise.withResolvers<string | undefined>();
  const first = vote(early.promise, read.resolve);
  expect(await read.promise).toBe('in');
  const withdrawn = writer.submit('changeStanding', standingChange('withdrawn'));
  await lockWaits(database);
  const late = Promise.withResolvers<string | undefined>();
  const second = vote(Promise.resolve(), late.resolve);
  try {
    await lockWaits(database, 2);
  } finally {
    early.resolve();
  }
  expect(await withdrawn).toEqual({ kind: 'changed', rounds: 1 });
  expect(await late.promise).toBe('withdrawn');
  await Promise.all([first, second]);
  await writer.close();
});
