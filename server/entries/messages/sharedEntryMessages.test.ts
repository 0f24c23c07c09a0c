import { describe, expect, it } from 'vitest';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { opens } from '../../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../../tests/support/catalogue/writtenSeason.ts';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { heldPort, type HeldPort } from '../../../tests/support/outside/heldPort.ts';
import { manualClock } from '../../../tests/support/servers/manualClock.ts';
import { openServerWriter, type ServerWriter } from '../../start/serverWriter.ts';
import type { CorrectionPart } from '../corrections/correctionsRepo.ts';
import { entryMessenger } from './entryMessenger.ts';

describe('messages about entries on two nodes', () => {
  const season = useWrittenSeason(openPostgresDatabase);
  const clock = manualClock(opens);

  type Sender = ReturnType<typeof entryMessenger>['sending'];
  type Nodes = Omit<HeldPort, 'port'> & { first: Sender; second: Sender };

  /** Runs `body` with two nodes that send through one held mail server. */
  const useNodes = async (body: (nodes: Nodes) => Promise<void>) => {
    const { port, ...held } = heldPort();
    const node = (writer: ServerWriter) =>
      entryMessenger({
        database: season.db,
        writer,
        port,
        clock,
        leases: { named: () => null } as never,
        config: { publicOrigin: 'https://vote.example', supportEmail: 'support@sawt.example' },
        metrics: { count: () => {} },
        log: { warn: () => {} } as never,
      }).sending;
    const other = await openServerWriter(season.settings, { onFatal: () => {} });
    try {
      await body({ first: node(season.writer), second: node(other), ...held });
    } finally {
      await other.close();
    }
  };

  /** Lays an account for an entry of the season, and asks for parts of the entry. */
  const ask = async (...parts: CorrectionPart[]) => {
    await layAccount(season.db, { user_id: 'user-1' });
    const own = season.db.selectFrom('entries').where('user_id', '=', 'user-1').select('id');
    const { id: entryId } = await own.executeTakeFirstOrThrow();
    const asked = { entryId, reason: 'Blurred.', days: 7, actor: 'operator:test', at: clock.now() };
    for (const part of parts) await season.writer.submit('askCorrection', { ...asked, part });
  };
  const run = async (node: Sender) => {
    node.nudge();
    node.tick();
    await node.rest();
  };

  const states = async () =>
    (await season.db.selectFrom('entry_messages').select(['state', 'attempts']).execute()).map(
      ({ state, attempts }) => `${state} after ${attempts}`,
    );

  it('are each sent once', () =>
    useNodes(async ({ first, second, sent, open }) => {
      await ask('document', 'details');
      open();
      await Promise.all([run(first), run(second)]);
      expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 2]);
      expect(await states()).toEqual(['sent after 1', 'sent after 1']);
    }));

  it('of a node that dies on the way are sent by the other, with the same id, once its claim has ended', () =>
    useNodes(async ({ first, second, sent, open }) => {
      await ask('document');
      const dying = run(first);
      await expect.poll(() => sent.length).toBe(1);
      await run(second);
      expect(sent).toHaveLength(1);
      await season.db.updateTable('entry_messages').set({ claimed_until: 1 }).execute();
      const taking = run(second);
      await expect.poll(() => sent.length).toBe(2);
      open();
      await Promise.all([taking, dying]);
      expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 1]);
      expect(await states()).toEqual(['sent after 2']);
    }));
});
