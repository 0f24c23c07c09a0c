import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from '../../../domain/contract.ts';
import { openReader } from '../../../server/platform/database/openReader.ts';
import { verifyLedger } from '../../../server/voting/verifyLedger.ts';
import { keyOf } from '../../support/payments/keyOf.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import type { Call } from '../clients/callOnce.ts';
import { startPrimaryAndStandby } from '../clients/primaryAndStandby.ts';
import { startPatientVotes } from '../clients/patientVotes.ts';
import { smsVoter } from '../clients/smsVoter.ts';
import { lostAndTwice } from '../clients/storedVotes.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { startPgbouncer } from './pgbouncer.ts';

const VOTES_A_SECOND = 500;
const USUAL_MS = 5_000;
const AFTER_MS = 20_000;
/** A caller that waits for a reply longer than this (ms) counts as hanging. */
const HUNG_MS = 10_000;
const CONNECTIONS = 20;

/**
 * Kills the primary under synchronous replication, promotes the standby, and directs the database's address
 * to it. Does so with a node that connects to PostgreSQL directly, and with one behind PgBouncer.
 */
export async function prove(): Promise<Line[]> {
  const direct = await failOver('direct', async (url) => ({ url, stop: async () => {} }));
  const pooled = await failOver('pgbouncer', (url) => startPgbouncer(url, CONNECTIONS));
  return [...direct, ...pooled];
}

type Opened = { url: string; stop(): Promise<void> };

async function failOver(run: string, open: (url: string) => Promise<Opened>): Promise<Line[]> {
  const databases = await startPrimaryAndStandby();
  const address = await open(databases.url);
  const node = await ServerProcess.start({
    settings: { DATABASE_URL: address.url, PG_SYNCHRONOUS: 'required', LOG_LEVEL: 'silent' },
  });
  const vote = await smsVoter(node);
  const votes = startPatientVotes(Number(node.settings['OPERATOR_PORT']), VOTES_A_SECOND, (index) =>
    vote(run, index),
  );
  await sleep(USUAL_MS);
  const before = votes.acknowledged.size;
  databases.losePrimary();
  const killed = performance.now();
  await databases.promoted;
  await sleep(AFTER_MS);
  await votes.finish();
  const { checks } = await readiness(node);
  const { lost, twice } = await lostAndTwice(databases.standbyUrl, run, votes.acknowledged);
  const restartS = await goOnWithoutStandby(node);
  const error = await ledgerError(databases.standbyUrl, node);
  await node.remove();
  await address.stop();
  await databases.stop();
  const named = (line: Line): Line => ({ ...line, what: `${run}: ${line.what}` });
  return [
    atLeast('votes acknowledged before', before, '', { floor: (VOTES_A_SECOND * USUAL_MS) / 1_000 / 2 }),
    ...linesOf(votes.tries, killed),
    atLeast('votes acknowledged in all', votes.acknowledged.size, ''),
    atMost('acknowledged votes that are lost', lost, '', { floor: 0 }),
    atMost('votes counted twice', twice, '', { floor: 0 }),
    atMost('checks of /readyz that hide the missing standby', checks.standby ? 1 : 0, '', { floor: 0 }),
    atMost('ready with PG_SYNCHRONOUS=off after', restartS, 's', { floor: 30 }),
    atMost('errors of the ledger', error, '', { floor: 0 }),
  ].map(named);
}

function linesOf(tries: readonly Call[], killed: number): Line[] {
  const failed = tries.filter(({ status }) => status !== 200);
  const otherwise = failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  return [
    atLeast('tries answered with 503', failed.length - otherwise.length, '', { floor: 1 }),
    atMost('tries refused otherwise, or without Retry-After', otherwise.length, '', { floor: 0 }),
    atMost('tries that hung', tries.filter(({ from, to }) => to - from > HUNG_MS).length, '', { floor: 0 }),
    atMost('the longest wait for a reply', Math.max(...tries.map(({ from, to }) => to - from)) / 1_000, 's'),
    atMost(
      'the last refusal after the kill',
      Math.max(0, ...failed.map(({ to }) => to - killed)) / 1_000,
      's',
      {
        floor: 30,
        aim: 10,
      },
    ),
  ];
}

async function readiness({ origin }: ServerProcess): Promise<Readiness> {
  return (await (await fetch(`${origin}/readyz`)).json()) as Readiness;
}

/**
 * Restarts the node so that it no longer requires a standby, as an operator may decide while the new
 * primary is alone.
 * @returns seconds until it is ready
 */
async function goOnWithoutStandby(node: ServerProcess): Promise<number> {
  const began = performance.now();
  node.settings['PG_SYNCHRONOUS'] = 'off';
  await node.kill('SIGTERM');
  await node.start();
  while ((await readiness(node)).status !== 'ready') await sleep(100);
  return (performance.now() - began) / 1_000;
}

async function ledgerError(url: string, node: ServerProcess): Promise<number> {
  const db = await openReader({ kind: 'postgres', url }, 'long');
  const { error } = await verifyLedger(db, { key: keyOf(node.folder) });
  await db.destroy();
  return error ? 1 : 0;
}
