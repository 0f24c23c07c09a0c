import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../../../server/platform/database/openPostgres.ts';
import { verifyLedger } from '../../../../server/voting/verifyLedger.ts';
import { readBoard } from '../../../e2e/voting.ts';
import { keyOf } from '../../../support/payments/keyOf.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { startPrimaryAndStandby } from '../../clients/primaryAndStandby.ts';
import { startPatientVotes } from '../../clients/patientVotes.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { lostAndTwice } from '../../clients/storedVotes.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { median } from '../../measures/median.ts';
import { startNginx } from '../../prove/audience/nginx.ts';
import { openPollers } from '../../prove/audience/pollers.ts';
import { watchBoardAge } from './boardAge.ts';
import { CALLS_S, votesDue } from './votesDue.ts';
import { startBotFarm } from '../botFarm.ts';
import { startPageOpens } from '../pageOpens.ts';
import { repeatVotes } from './repeatVotes.ts';
import { takeSamples, type Sample } from './takeSamples.ts';
import { openStreamViewers } from './streamViewers.ts';

const RUN = 'final';
const SECONDS = 110;
/** A hundredth of a final: of 5,000 pages as many stream as poll through the cache. */
export const VIEWERS = 2_500;
const PAGE_OPENS = 2_000;
/** Calls a second of a bot farm: a tenth of all that arrive. */
const BOTS = 550;
/** When a node is killed, the primary is lost and the nodes are deployed anew (s). */
const AT_S = { killed: 25, lost: 45, deployed: 68 };
const RESTART_MS = 5_000;
/** From one node to the next (ms): longer than nginx leaves a node alone that did not answer. */
const NEXT_NODE_MS = 8_000;

/** What happened, and when (s). */
export type Event = { at: number; what: string };

export type Played = { lines: Line[]; samples: readonly Sample[]; events: readonly Event[] };

/** Plays a television final at a hundredth of its size: two nodes behind nginx, PostgreSQL with a standby. */
export async function playFinal(): Promise<Played> {
  const databases = await startPrimaryAndStandby();
  const settings = { DATABASE_URL: databases.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({
    settings: { ...settings, SAWT_KEYS_DIR: `${first.folder}/keys` },
  });
  const nginx = await startNginx([first.port, second.port]);
  const origin = `http://127.0.0.1:${nginx.port}`;
  const competition = (await readBoard(first)).data.competition?.id ?? '';
  const vote = await smsVoter(first);
  const streams = await openStreamViewers(nginx.port, VIEWERS);
  const pollers = await openPollers(nginx.port, VIEWERS, competition);
  const pages = startPageOpens(nginx.port, PAGE_OPENS);
  const ages = watchBoardAge(origin, competition);
  const farm = startBotFarm(nginx.port, BOTS, competition);

  const began = performance.now();
  const events: Event[] = CALLS_S.map((at) => ({ at, what: 'the presenter calls' }));
  const note = (what: string) => events.push({ at: (performance.now() - began) / 1_000, what });
  const at = (due: number) => sleep(Math.max(0, due * 1_000 - (performance.now() - began)));
  const votes = startPatientVotes(nginx.port, votesDue, (index) => vote(RUN, index));
  const repeats = repeatVotes(nginx.port, votes, (index) => vote(RUN, index));
  const sampling = takeSamples({ began, votes, pages, ages, streams, databases, nodes: [first, second] });

  await at(AT_S.killed);
  await second.kill();
  note('a node is killed');
  await sleep(RESTART_MS);
  await second.start();
  note('it is back');
  await at(AT_S.lost);
  databases.losePrimary();
  note('the primary is lost');
  await databases.promoted;
  note('the standby is primary');
  await at(AT_S.deployed);
  for (const node of [first, second]) {
    await node.kill('SIGTERM');
    await node.start();
    note('a node is deployed anew');
    await sleep(NEXT_NODE_MS);
  }
  await at(SECONDS);
  await votes.finish();
  note('every vote is acknowledged');
  const repeated = await repeats.finish();
  await pages.finish();
  const bots = await farm.finish();
  await ages.finish();
  const samples = await sampling.finish();
  const streaming = streams.open();
  const { requests, failures } = await pollers.read();
  const { lost, twice } = await lostAndTwice(databases.standbyUrl, RUN, votes.acknowledged);
  const db = openPostgres(databases.standbyUrl, 'long');
  const { error } = await verifyLedger(db, { key: keyOf(first.folder) });
  if (error) console.error(error);
  await db.destroy();
  await pollers.close();
  streams.close();
  await nginx.stop();
  for (const node of [first, second]) await node.remove();
  await databases.stop();
  const seen = samples.flatMap((sample) => sample.ages);
  const opened = sum(samples, ({ opens }) => opens.opened);
  const failed = sum(samples, ({ opens }) => opens.failed);
  return {
    samples,
    events,
    lines: [
      atLeast('votes sent, and acknowledged in the end', votes.acknowledged.size, ''),
      atMost('acknowledged votes that are lost', lost, '', { floor: 0 }),
      atMost('votes counted twice', twice, '', { floor: 0 }),
      atLeast('messages that operators sent again after the answer', repeated, ''),
      atMost('errors of the ledger', error ? 1 : 0, '', { floor: 0 }),
      atMost(
        'tries without an acknowledgement',
        votes.tries.filter(({ status }) => status !== 200).length,
        '',
      ),
      atLeast('page opens', opened, ''),
      atMost('of them failed', (failed / opened) * 100, '%', { floor: 1 }),
      atLeast('polls and pieces', requests, ''),
      atMost('of them not answered with 200', (failures / requests) * 100, '%', { floor: 1 }),
      atLeast('versions of the board that a polling page saw', seen.length, ''),
      atMost('age of a version when it is seen, median', median(seen), 'ms'),
      atLeast('calls of bots', bots.calls, ''),
      atLeast('of them refused, or unanswered', bots.refused, ''),
      atLeast('streams open at the end', streaming, '', { floor: VIEWERS }),
    ],
  };
}

const sum = (samples: readonly Sample[], of: (sample: Sample) => number) =>
  samples.reduce((total, sample) => total + of(sample), 0);
