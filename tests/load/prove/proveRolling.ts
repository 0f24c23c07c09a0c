import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesIn } from '../../../server/site/keptAssets.ts';
import { startPostgres } from '../../support/database/postgresServer.ts';
import { competitionAt } from '../../support/catalogue/competitionAt.ts';
import { startS3Server } from '../../support/media/s3Server.ts';
import { freePort } from '../../support/servers/freePort.ts';
import { provider } from '../../support/servers/productionSettings.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { startPatientVotes } from '../clients/patientVotes.ts';
import { smsRequest } from '../clients/smsRequest.ts';
import { lostAndTwice } from '../clients/storedVotes.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { ensurePrograms } from './ensurePrograms.ts';
import { startHaproxy } from './rolling/haproxy.ts';
import { startPageOpens } from './rolling/openPages.ts';
import { startSlowUploads } from './rolling/slowUploads.ts';
import { rehearsalSettings } from './rolling/rehearsalSettings.ts';
import { ReleaseNode } from './rolling/releaseNode.ts';
import { makeReleases, NEXT_STEP, type Releases } from './rolling/releases.ts';

const RUN = 'rolling';
const VOTES_A_SECOND = 200;
const PAGES_A_SECOND = 20;
const UPLOADS = 20;
/** How long (ms) both nodes stay up between two steps; haproxy checks them once a second. */
const STEADY_MS = 5_000;
/** How long (ms) the database is away, until haproxy has seen that no node is ready. */
const AWAY_MS = 10_000;
const ADDRESSES = ['127.0.0.11', '127.0.0.12'] as const;

/**
 * Replaces a release by the next one, node by node, behind haproxy with the shipped settings, while people
 * vote, upload and open pages. Then it takes the database away for a while.
 */
export async function prove(): Promise<Line[]> {
  ensurePrograms({ haproxy: 'haproxy', patchelf: 'patchelf' });
  const folder = mkdtempSync(join(tmpdir(), 'sawt-rolling-'));
  const releases = makeReleases(folder);
  const postgres = await startPostgres();
  await postgres.createDatabase('season');
  const url = postgres.urlOf('season');
  const bucket = await startS3Server();
  const settings = rehearsalSettings(folder, url, bucket.settings);
  const ports = await nodePorts();
  const nodeAt = (address: string) =>
    new ReleaseNode(address, ports, { ...settings, DATA_DIR: join(folder, address) });
  const nodes = ADDRESSES.map(nodeAt);
  const [first] = nodes as [ReleaseNode, ReleaseNode];
  await first.run(releases.old, 'migrate');
  await first.run(releases.old, 'seed');
  for (const node of nodes) await node.start(releases.old);
  const haproxy = await startHaproxy(folder, ADDRESSES, ports);
  await sleep(STEADY_MS);
  const request = await voterThrough(haproxy.sitePort, haproxy.operatorPort);
  const votes = startPatientVotes(haproxy.operatorPort, VOTES_A_SECOND, request);
  const origin = `http://127.0.0.1:${haproxy.sitePort}`;
  const pages = startPageOpens(origin, PAGES_A_SECOND);
  const competition = await competitionAt(origin, 'player-of-the-season');
  const uploads = startSlowUploads(origin, competition, UPLOADS);
  await sleep(STEADY_MS);
  const exits: (number | null)[] = [];
  for (const node of nodes) {
    exits.push(await node.stop());
    await node.start(releases.next);
    await sleep(STEADY_MS);
  }
  await pages.finish();
  const whole = await uploads.finish();
  const away = startPageOpens(origin, PAGES_A_SECOND);
  await postgres.restart(AWAY_MS);
  await away.finish();
  await votes.finish();
  const missing = await missingOldFiles(nodes, releases.old);
  const refusal = await refusalOf(releases, nodeAt('127.0.0.13'));
  const { lost, twice } = await lostAndTwice(url, RUN, votes.acknowledged);
  const verified = await first.run(releases.next, 'verify-ledger');
  await haproxy.stop();
  for (const node of nodes) await node.stop();
  await bucket.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
  for (const failure of new Set([...pages.failures, ...away.failures])) console.log(failure);
  return [
    atLeast('pages of the old build that came whole', pages.whole.old, '', { floor: 1 }),
    atLeast('pages of the next build that came whole', pages.whole.next, '', { floor: 1 }),
    atMost('page opens that failed', pages.failures.length, '', { floor: 0 }),
    atLeast('pages that came whole while the database was away', away.whole.next, '', { floor: 1 }),
    atMost('page opens that failed meanwhile', away.failures.length, '', { floor: 0 }),
    atMost('files of the old build that a node lacks afterwards', missing, '', { floor: 0 }),
    atLeast(`uploads that began before and arrived whole, of ${UPLOADS}`, whole, '', { floor: UPLOADS }),
    atLeast('votes acknowledged', votes.acknowledged.size, ''),
    atMost('tries that a mobile operator repeated', votes.tries.length - votes.acknowledged.size, ''),
    atMost('acknowledged votes that are lost', lost, '', { floor: 0 }),
    atMost('votes counted twice', twice, '', { floor: 0 }),
    atMost('nodes that did not end with 0', exits.filter((code) => code !== 0).length, '', { floor: 0 }),
    atMost('lines with which an old node refuses the newer schema', refusal, '', { floor: 1 }),
    atMost('errors of the ledger', verified.code ?? 1, '', { floor: 0 }),
  ];
}

async function nodePorts() {
  const [site = 0, admin = 0, media = 0, operator = 0, metrics = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return { site, admin, media, operator, metrics };
}

async function voterThrough(sitePort: number, operatorPort: number): Promise<(index: number) => Buffer> {
  const board = await readBoard({ origin: `http://127.0.0.1:${sitePort}` });
  const codes = openGroup(board).participants.map(({ sms_code }) => sms_code);
  const { id, secret, short_code: shortCode } = provider;
  const target = { port: operatorPort, provider: id, secret, shortCode };
  return (index) => smsRequest(target, RUN, index, codes[index % codes.length] ?? '');
}

/**
 * Counts files of the old build that a node does not serve. A browser with an old page may ask any node for
 * them.
 */
async function missingOldFiles(nodes: readonly ReleaseNode[], old: string): Promise<number> {
  const assets = join(old, 'dist/site/assets');
  const files = filesIn(assets).filter((name) => !/\.(br|gz|map)$/.test(name));
  const missing: string[] = [];
  for (const node of nodes)
    for (const file of files)
      if ((await node.status(`/assets/${file}`)) !== 200) missing.push(`${node.address} ${file}`);
  for (const each of missing) console.log(`missing: ${each}`);
  return missing.length;
}

/**
 * Starts the old release on the migrated database, which it must refuse.
 * @returns how many lines it prints; Infinity if it starts, or refuses for another reason
 */
async function refusalOf({ old }: Releases, node: ReleaseNode): Promise<number> {
  const { code, lines } = await node.run(old, 'serve');
  for (const line of lines) console.log(line);
  return code === 1 && lines.join().includes(`newer release (${NEXT_STEP})`) ? lines.length : Infinity;
}
