import { expect, it, onTestFinished } from 'vitest';
import { closes, entryId, laySmallSeason } from '../../../tests/support/catalogue/seasonFixture.ts';
import { openPostgresDatabase } from '../../../tests/support/database/databases.ts';
import { smsFor } from '../../../tests/support/voting/standings.ts';
import { openServerWriter } from '../../start/serverWriter.ts';
import { NodeChain } from '../../voting/nodeChain/nodeChain.ts';
import { quickDrain } from './quickDrain.ts';

it('leaves a message in the inbox that counts only since the drain read its refused repeat', async () => {
  const database = await openPostgresDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  await laySmallSeason(db);
  const writer = await openServerWriter(database.settings, { onFatal: () => {} });
  onTestFinished(() => writer.close());
  const [first, sms] = [smsFor(), smsFor()];
  await writer.submit('receiveSms', first);
  await writer.submit('acceptSms', { ...sms, receivedAt: closes });

  class LateChain extends NodeChain {
    override async append(...given: Parameters<NodeChain['append']>): Promise<boolean> {
      expect(await writer.submit('acceptSms', sms)).toMatchObject({ outcome: 'accepted' });
      return super.append(...given);
    }
  }
  expect(await quickDrain(new LateChain())(db, [10], 'main')).toMatchObject([
    { stored: [{ outcome: 'closed' }] },
  ]);
  expect(await writer.submit('drainInbox', 10)).toMatchObject({
    taken: 1,
    stored: [{ outcome: 'counted', entryId: entryId(1) }],
  });
});
