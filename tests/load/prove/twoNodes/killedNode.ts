import { setTimeout as sleep } from 'node:timers/promises';
import { callOnce } from '../../clients/callOnce.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { sawtFails } from '../../measures/runSawt.ts';
import type { NodePair } from './nodePair.ts';

const VOTES_A_SECOND = 200;
const BEFORE_MS = 4_000;
const AFTER_MS = 8_000;
/** After how long (ms) an operator sends an unacknowledged message again. */
const AGAIN_MS = 500;

/**
 * Kills the first node while votes arrive. Each message is sent again until it is acknowledged, and must
 * then count once.
 */
export async function proveKilledNode(pair: NodePair): Promise<Line[]> {
  const load = await startVotes(pair);
  await sleep(BEFORE_MS);
  await pair.first.kill();
  await sleep(AFTER_MS);
  const { sent, again, longestMs } = await load.stop();
  const refused = await sawtFails(pair.second.settings, 'verify-ledger');
  const rows = await countedVotes(pair);
  const counted = new Set(rows);
  return [
    atLeast('votes acknowledged, one node killed at 200 a second', sent.length, ''),
    atMost('of them, sent again', again, ''),
    atMost('the longest until a vote was acknowledged', longestMs / 1_000, 's', { floor: 10 }),
    atMost('acknowledged votes that are lost', sent.filter((vote) => !counted.has(vote)).length, '', {
      floor: 0,
    }),
    atMost('votes counted twice', rows.length - counted.size, '', { floor: 0 }),
    atMost('verify-ledger right afterwards that failed', refused, '', { floor: 0 }),
  ];
}

/** Sends votes at a steady rate through the balancer, each again and again until it is acknowledged. */
async function startVotes({ second, port }: NodePair) {
  const vote = await smsVoter(second);
  const voting: Promise<void>[] = [];
  const sent: string[] = [];
  let again = 0;
  let longestMs = 0;
  const send = async (index: number) => {
    const request = vote('killed', index);
    const start = performance.now();
    while ((await callOnce(port, request)).status !== 200) {
      again += 1;
      await sleep(AGAIN_MS);
    }
    longestMs = Math.max(longestMs, performance.now() - start);
    sent.push(`sms:ofoq:killed-${index}`);
  };
  const begun = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1_000) * VOTES_A_SECOND;
    while (voting.length < due) voting.push(send(voting.length));
  }, 5);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(voting);
      return { sent, again, longestMs };
    },
  };
}

async function countedVotes({ db }: NodePair): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_secrets')
    .where('source_ref', 'like', 'sms:ofoq:killed-%')
    .select('source_ref')
    .execute();
  return rows.flatMap(({ source_ref }) => source_ref ?? []);
}
