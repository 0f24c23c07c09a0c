/**
 * A process for kill tests. It counts text-message votes at a steady rate, and prints the number of each
 * vote after it was acknowledged. Arguments: database file, first number, votes a second.
 */
import { openServerWriter } from '../../../server/start/serverWriter.ts';
import { entryId, opens } from '../catalogue/seasonFixture.ts';

const [path = '', first = '0', rate = '500'] = process.argv.slice(2);
const writer = await openServerWriter({ kind: 'sqlite', path }, { onFatal: () => process.exit(1) });
const start = performance.now();
let next = Number(first);
console.log('ready');

setInterval(() => {
  const due = Number(first) + ((performance.now() - start) * Number(rate)) / 1000;
  for (; next < due; next += 1) void vote(next);
}, 2);

async function vote(number: number): Promise<void> {
  await writer.submit('receiveSms', {
    provider: 'ofoq',
    messageId: String(number),
    sender: '+96891234567',
    payer: `payer ${number}`,
    shortCode: '90431',
    text: '101',
    sentAt: opens,
    receivedAt: opens + number,
    named: [[entryId(1 + (number % 3))]],
  });
  console.log(number);
}
