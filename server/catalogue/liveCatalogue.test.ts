import { expect, it } from 'vitest';
import { opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { manualClock } from '../../tests/support/servers/manualClock.ts';
import { openCatalogue } from './liveCatalogue.ts';

const clock = manualClock(opens);

forEachDatabase('the catalogue in memory', ({ open }) => {
  it('keeps the newer of two readings, whichever ends last', async () => {
    const database = await open();
    let gate = Promise.resolve();
    let held = 0;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const own = gate;
        held += 1;
        await own;
        return result;
      },
    });
    const catalogue = await openCatalogue(db, clock);
    const all = held;
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const earlier = catalogue.refresh();
    await expect.poll(() => held).toBe(2 * all);
    await database.db.updateTable('content_pages').set({ title_en: 'Newer' }).execute();
    gate = Promise.resolve();
    await catalogue.refresh();
    resolve();
    await earlier;
    expect(catalogue.view.pages.get('about')?.title_en).toBe('Newer');
    await database.close();
  });
});
