import { expect, it } from 'vitest';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { type CappedSender, openSmsCap } from './smsCap.ts';

const day = '2026-11-20';
const times = (count: number, payer: string, on = day, zone = DEFAULT_ZONE): CappedSender[] =>
  Array.from({ length: count }, () => ({ payer, day: on, zone, receivedAt: 0 }));

/** Without memory of its own, a writer counts by the table that all writers share. */
const decideIn = async (tx: Parameters<typeof openSmsCap>[0], senders: CappedSender[]) =>
  (await openSmsCap(tx, senders, { stream: 'main' }))(senders);

forEachDatabase('the shared cap', ({ open }) => {
  it('counts 20 messages of a sender a day, over batches, and none of more', async () => {
    const database = await open();
    const { db } = database;
    const decide = (senders: CappedSender[]) => db.transaction().execute((tx) => decideIn(tx, senders));
    expect(await decide([])).toEqual([]);
    expect(await decide(times(19, 'huda'))).toEqual(Array(19).fill(true));
    expect(await decide([...times(2, 'huda'), ...times(1, 'maha')])).toEqual([true, false, true]);
    expect(await decide([...times(1, 'huda'), ...times(1, 'huda', '2026-11-21')])).toEqual([false, true]);
    await database.close();
  });

  it('counts each zone by itself', async () => {
    const database = await open();
    const both = [...times(20, 'huda'), ...times(1, 'huda', day, 'Asia/Tokyo'), ...times(1, 'huda')];
    const counted = await database.db.transaction().execute((tx) => decideIn(tx, both));
    expect(counted).toEqual([...Array(21).fill(true), false]);
    await database.close();
  });

  it('counts exactly the first 20 of one large batch, in order', async () => {
    const database = await open();
    const { db } = database;
    const counted = await db.transaction().execute((tx) => decideIn(tx, times(25, 'huda')));
    expect(counted).toEqual([...Array(20).fill(true), ...Array(5).fill(false)]);
    await database.close();
  });
});
