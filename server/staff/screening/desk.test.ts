import { expect, it } from 'vitest';
import type { ScreeningDesk } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { layRecording } from '../../../tests/support/staffEntries/layRecording.ts';

forEachDatabase('what waits at the desk of screeners', ({ open }) => {
  it('is counted, and of it the recordings that could not be converted', async () => {
    const database = await open();
    const { settings } = database;
    const world = await StaffWorld.start({ databaseUrl: settings.kind === 'postgres' ? settings.url : null });
    const { organisation, browser } = await world.setUp();
    const [competition] = await layCompetitions(world, organisation, ['Singing']);
    const lay = async (name: string) => {
      const entry = await layEntry(world, competition!, { name });
      return { entry, media: await layRecording(world, entry) };
    };
    const [, broken, aside] = [await lay('Huda'), await lay('Salim'), await lay('Maha')];
    const failed = [broken.media, aside.media];
    await world.beside.updateTable('media').set({ state: 'failed' }).where('id', 'in', failed).execute();
    const desk = `/organisation/${organisation}`;
    await world.ask(`${desk}/entry/${aside.entry}/hold`, { browser, method: 'PUT', body: { is_held: true } });
    const counts = await read<ScreeningDesk>(await world.ask(`${desk}/screening`, { browser }));
    expect(counts).toMatchObject({ waiting: 2, failed: 1, held: 1 });
    await world.close();
    await database.close();
  });
});
