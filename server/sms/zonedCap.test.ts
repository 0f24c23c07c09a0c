import { expect, it } from 'vitest';
import { forEachDatabase } from '../../tests/support/database/databases.ts';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';
import { useWrittenSeason } from '../../tests/support/catalogue/writtenSeason.ts';
import { smsFor } from '../../tests/support/voting/standings.ts';

const HOUR = 3_600_000;

forEachDatabase('the cap of text messages', ({ open }) => {
  const season = useWrittenSeason(open);

  it('begins again at midnight of the event, and not of Muscat', async () => {
    await season.db.updateTable('events').set({ zone: 'Africa/Cairo' }).execute();
    await season.restart();
    const send = async (count: number, receivedAt: number) => {
      const messages = Array.from({ length: count }, (_, index) =>
        smsFor({
          messageId: `${receivedAt} ${index}`,
          payer: 'fan',
          sentAt: receivedAt + index,
          receivedAt,
          named: [[entryId(1)]],
        }),
      );
      const results = await Promise.all(messages.map((sms) => season.writer.submit('receiveSms', sms)));
      return results.filter(({ outcome }) => outcome === 'counted').length;
    };
    // The group opened at midnight in Muscat, which is 22:00 in Cairo on the day before.
    expect(await send(21, opens + HOUR)).toBe(20);
    await season.restart();
    expect(await send(1, opens + 2 * HOUR - 1)).toBe(0);
    expect(await send(21, opens + 2 * HOUR)).toBe(20);
  });
});
