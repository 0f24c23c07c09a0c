import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

const DAY_MS = 86_400_000;
let world: AccountWorld;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
});
afterAll(() => world.close());

const documents = () =>
  world.server.store.database.selectFrom('identity_documents').select(['entry_id', 'object']).execute();

async function sweepAt(at: number): Promise<void> {
  world.clock.advance(at - world.clock.now());
  world.server.app.files.tick();
  await world.server.app.files.rest();
}

it('an identity document is deleted 90 days after the competition, not before, and the audit proves it', async () => {
  const comp_id = await new UploadCalls(world).competition('player-of-the-season');
  await Entrant.enter(world, comp_id);
  const [document] = await documents();
  if (!document) throw new Error('no document was kept');
  const details = await world.ask(`/competition/details/${comp_id}`);
  const { data } = (await details.json()) as { data: CompetitionDetails };
  const end = Math.max(data.comp_end ?? 0, await endOfEvent(data.event.id));

  await sweepAt(end + 90 * DAY_MS - 1);
  expect(await documents()).toEqual([document]);
  await sweepAt(end + 91 * DAY_MS);
  expect(await documents()).toEqual([]);
  expect(await world.server.app.files.objects.stat(document.object)).toBeUndefined();
  const proof = await world.server.store.database
    .selectFrom('audit')
    .where('action', '=', 'identity_document_deleted')
    .select(['role', 'subject', 'at'])
    .execute();
  expect(proof).toEqual([{ role: 'system', subject: document.entry_id, at: world.clock.now() }]);
});

async function endOfEvent(id: string): Promise<number> {
  const row = await world.server.store.database
    .selectFrom('events')
    .where('id', '=', id)
    .select('ends_at')
    .executeTakeFirstOrThrow();
  return row.ends_at;
}
