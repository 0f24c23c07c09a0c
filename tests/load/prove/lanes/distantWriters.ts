import { verifyLedger } from '../../../../server/voting/verifyLedger.ts';
import { startTcpForwarder } from '../../clients/tcpForwarder.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { median } from '../../measures/median.ts';
import { openWriters, startSmallVote, voteFor } from './smallVote.ts';

const WRITERS = 4;
const CALLERS = 400;
const SECONDS = 6;
const RUNS = 5;
/** One way, so that a round trip takes 5 ms. */
const DELAY_MS = 2.5;

/** Four writers whose database is a round trip of 5 ms away. */
export async function distantWriters(): Promise<Line[]> {
  const vote = await startSmallVote();
  const url = new URL(vote.url);
  const forwarder = await startTcpForwarder(Number(url.port), DELAY_MS);
  url.port = String(forwarder.port);
  const writers = await openWriters(url.href, WRITERS);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) rates.push(await voteFor(writers, CALLERS, SECONDS));
  const { error } = await verifyLedger(vote.db);
  for (const writer of writers) await writer.close();
  await vote.close();
  await forwarder.close();
  return [
    atLeast('four writers 5 ms from the database, votes a second', median(rates), '/s', {
      floor: 8_000,
      aim: 14_000,
    }),
    atMost('faults in their ledger', error ? 1 : 0, '', { floor: 0 }),
  ];
}
