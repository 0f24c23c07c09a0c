import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { noteWrites, type writes } from '../../../tests/support/database/noteWrites.ts';
import type { Schema } from '../database/schema.ts';
import { openWriter, type Writer } from './openWriter.ts';

type NoteWriter = Writer<typeof writes>;

forEachDatabase('the writer', ({ open }) => {
  let database: TestDatabase;
  let writer: NoteWriter;
  beforeEach(async () => {
    database = await open();
    writer = await openWriter<typeof writes>(database.settings, noteWrites, { onFatal: () => {} });
  });
  afterEach(async () => {
    await writer.close();
    await database.close();
  });

  it('has every answered write on disk', async () => {
    await writer.submit('note', { text: 'one' });
    expect(await notesIn(database.db)).toEqual(['one']);
  });

  it('commits concurrent writes together', async () => {
    const sizes = await Promise.all(letters.map((text) => writer.submit('note', { text })));
    expect(sizes).toEqual(letters.map(() => letters.length));
    expect(await notesIn(database.db)).toEqual(letters);
  });

  it('fails only the bad input', async () => {
    const settled = await Promise.allSettled(
      letters.map((text) => writer.submit('note', { text, fails: text === 'c' })),
    );
    expect(settled.map(({ status }) => status)).toEqual(
      letters.map((text) => (text === 'c' ? 'rejected' : 'fulfilled')),
    );
    expect(settled[2]).toMatchObject({ reason: { code: 'failed', message: 'c cannot be written' } });
    expect(await notesIn(database.db)).toEqual(letters.filter((text) => text !== 'c'));
  });

  it('fails a duplicate note, and writes on', async () => {
    await writer.submit('note', { text: 'a' });
    const settled = await Promise.allSettled(letters.map((text) => writer.submit('note', { text })));
    expect(settled.map(({ status }) => status)).toEqual(
      letters.map((text) => (text === 'a' ? 'rejected' : 'fulfilled')),
    );
    expect(await notesIn(database.db)).toEqual(letters);
  });

  it('answers every write submitted before it closes, and takes none afterwards', async () => {
    const before = letters.map((text) => writer.submit('note', { text }));
    expect(writer.queueDepth()).toBe(letters.length);
    await writer.close();
    expect(await Promise.all(before)).toEqual(letters.map(() => letters.length));
    expect(writer.queueDepth()).toBe(0);
    await expect(writer.submit('note', { text: 'late' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

const letters = ['a', 'b', 'c', 'd', 'e'];

async function notesIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('ledger_heads').select('stream').orderBy('stream').execute();
  return rows.map(({ stream }) => stream);
}
