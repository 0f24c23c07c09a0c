import type { Writer } from '../platform/writer/openWriter.ts';
import { entryId, opens } from '../../tests/support/catalogue/seasonFixture.ts';

/** Counts so many text-message votes in the small season, each of a number of its own. */
export async function smsVotes(writer: Pick<Writer, 'submit'>, count: number, from = 0): Promise<void> {
  const AT_ONCE = 1_000;
  for (let first = from; first < from + count; first += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, from + count - first) },
      (_, each) => first + each,
    );
    await Promise.all(numbers.map((number) => writer.submit('receiveSms', smsVote(number))));
  }
}

const smsVote = (number: number) => ({
  provider: 'ofoq',
  messageId: String(number),
  sender: `+9689${String(number).padStart(7, '0')}`,
  payer: `payer ${number}`,
  shortCode: '90431',
  text: '101',
  sentAt: opens,
  receivedAt: opens + number,
  day: '2026-11-20',
  named: [[entryId(1 + (number % 3))]],
});
