import { setTimeout as sleep } from 'node:timers/promises';
import { readBoard } from '../../../e2e/voting.ts';
import { startPostgres } from '../../../support/database/postgresServer.ts';
import { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { quantiles } from '../../clients/loadLoop.ts';
import { startPatientVotes } from '../../clients/patientVotes.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { median } from '../../measures/median.ts';
import { startNginx } from '../../prove/audience/nginx.ts';
import { openPollers } from '../../prove/audience/pollers.ts';
import { startPageOpens } from '../pageOpens.ts';
import { startBotFarm, type BotCalls } from '../botFarm.ts';

const VOTES = 100;
const POLLERS = 500;
const PAGE_OPENS = 500;
/** A tenth of all calls: honest ones are votes, some three for each poll, and page opens. */
const BOTS = Math.round((VOTES + 3 * POLLERS + PAGE_OPENS) / 9);
const SECONDS = 12;
const PAIRS = 3;

/** Plays honest voters and viewers alone and beside a bot farm, in turn, behind the shipped nginx. */
export async function playAbuse(): Promise<Line[]> {
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const settings = { DATABASE_URL: postgres.urlOf('season'), TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
  const first = await ServerProcess.start({ settings });
  const second = await ServerProcess.start({
    settings: { ...settings, SAWT_KEYS_DIR: `${first.folder}/keys` },
  });
  const nginx = await startNginx([first.port, second.port]);
  const competition = (await readBoard(first)).data.competition?.id ?? '';
  const vote = await smsVoter(first);
  const pollers = await openPollers(nginx.port, POLLERS, competition);
  const honest = async (run: string): Promise<Honest> => {
    const votes = startPatientVotes(nginx.port, VOTES, (index) => vote(run, index));
    const pages = startPageOpens(nginx.port, PAGE_OPENS);
    const before = await pollers.read();
    await sleep(SECONDS * 1_000);
    await votes.finish();
    const opens = pages.take();
    await pages.finish();
    const after = await pollers.read();
    return {
      p99: quantiles(votes.tries.map(({ from, to }) => to - from)).p99,
      refused: votes.tries.filter(({ status }) => status !== 200).length,
      unopened: opens.failed,
      unanswered: after.failures - before.failures,
    };
  };
  await honest('warm');
  const legs: { alone: Honest; beside: Honest }[] = [];
  const bots: BotCalls[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const alone = await honest(`alone-${pair}`);
    const farm = startBotFarm(nginx.port, BOTS, competition);
    const beside = await honest(`beside-${pair}`);
    bots.push(await farm.finish());
    legs.push({ alone, beside });
  }
  await pollers.close();
  await nginx.stop();
  for (const node of [first, second]) await node.remove();
  await postgres.stop();
  const failed = (of: (leg: Honest) => number) => legs.reduce((sum, { beside }) => sum + of(beside), 0);
  const botCalls = (kind: keyof BotCalls) => bots.reduce((sum, each) => sum + each[kind], 0);
  return [
    atLeast('calls of bots', botCalls('calls'), ''),
    atLeast('of them refused, or unanswered', botCalls('refused'), ''),
    atMost('p99 of a vote alone, median', median(legs.map(({ alone }) => alone.p99)), 'ms'),
    atMost('p99 of a vote beside the bots, median', median(legs.map(({ beside }) => beside.p99)), 'ms'),
    atMost('ratio of the two', median(legs.map(({ alone, beside }) => beside.p99 / alone.p99)), '', {
      floor: 2,
      aim: 1.2,
    }),
    atMost(
      'honest votes refused beside the bots',
      failed(({ refused }) => refused),
      '',
      { floor: 0 },
    ),
    atMost(
      'honest page opens that failed',
      failed(({ unopened }) => unopened),
      '',
      { floor: 0 },
    ),
    atMost(
      'honest polls that failed',
      failed(({ unanswered }) => unanswered),
      '',
      { floor: 0 },
    ),
  ];
}

type Honest = { p99: number; refused: number; unopened: number; unanswered: number };
