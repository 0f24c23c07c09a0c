import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, publicOrigin } from '../../../tests/support/accounts/accountWorld.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { startTestServer, type TestServer } from '../../../tests/support/servers/testServer.ts';
import type { MessagePort, OutgoingMessage } from '../../platform/messages/messagePort.ts';

const PEOPLE = 20;

describe('messages on two nodes', () => {
  let database: TestDatabase;
  let world: AccountWorld;
  let second: TestServer;
  let sent: OutgoingMessage[];
  let gate: Promise<void>;
  beforeEach(async () => {
    database = await openPostgresDatabase();
    sent = [];
    gate = Promise.resolve();
    const port: MessagePort = {
      send: async (message) => {
        sent.push(message);
        await gate;
      },
      close: () => {},
    };
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await AccountWorld.start({ databaseUrl }, undefined, port);
    second = await startTestServer({
      clock: world.clock,
      config: {
        databaseUrl,
        publicOrigin,
        adminOrigin: 'https://staff.example',
        keysDir: world.server.config.keysDir,
      },
      messages: port,
    });
    sent.length = 0;
  });
  afterEach(async () => {
    await second.close();
    await world.server.close();
    await database.close();
  });

  const bothWork = () => Promise.all([world.server.app.accounts.rest(), second.app.accounts.rest()]);
  const forgetAll = async (people: number) => {
    for (let person = 0; person < people; person += 1) {
      const { civil_id } = await world.lay();
      await world.ask('/forgot-password', { body: { civil_id, contact_method: 'email' } });
    }
  };

  it('are each sent once', async () => {
    await forgetAll(PEOPLE);
    await bothWork();
    await bothWork();
    expect(sent).toHaveLength(PEOPLE);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(PEOPLE);
  });

  it('promised by a node that dies at once are sent by the other', async () => {
    await world.server.app.accounts.close();
    await forgetAll(1);
    await second.app.accounts.rest();
    expect(sent).toHaveLength(1);
  });

  it('of a node that dies on the way are sent by the other, with the same id, once its claim has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    await forgetAll(1);
    const first = world.server.app.accounts.rest();
    await expect.poll(() => sent.length).toBe(1);
    const other = async () => {
      await second.app.accounts.rest();
      return sent.length;
    };
    expect(await other()).toBe(1);
    await database.db.updateTable('outbox').set({ claimed_until: 1 }).execute();
    gate = Promise.resolve();
    expect(await other()).toBe(2);
    resolve();
    await first;
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(
      await database.db
        .selectFrom('outbox')
        .where('kind', '=', 'reset_password')
        .select(['state', 'attempts'])
        .execute(),
    ).toEqual([{ state: 'sent', attempts: 2 }]);
  });
});
