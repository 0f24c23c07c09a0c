import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompetitionList, EventList } from '../../../domain/contract.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { startWithPort, stop } from '../measures/childProcess.ts';
import { runLoad, type LoadResult } from '../clients/loadLoop.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { getRequest } from '../clients/smsRequest.ts';

const gzip = 'Accept-Encoding: gzip\r\n';
const CONNECTIONS = 50;
const SECONDS = 6;

/**
 * Measures events and competitions, for callers that have them in a cache and callers that do not. The
 * baseline is node:http with the same bytes.
 */
export async function benchCatalogue(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { DEMO: 'true' } });
  const folder = mkdtempSync(join(tmpdir(), 'sawt-bare-'));
  const paths = await pathsOf(server.origin);
  const { body, etag } = await answerOf(server.port, paths[2] ?? '');
  writeFileSync(join(folder, 'details'), body);
  const bare = await startWithPort('bareCatalogueServer.ts', join(folder, 'details'));

  const held = `${gzip}If-None-Match: ${etag}\r\n`;
  const load = (port: number, status: number, request: (index: number) => Buffer) =>
    runLoad({ port, connections: CONNECTIONS, seconds: SECONDS, status, request });
  const details = paths[2] ?? '';
  const validate = (port: number) => load(port, 304, () => getRequest(details, held));
  const read = (port: number) =>
    load(port, 200, (index) => getRequest(paths[index % paths.length] ?? '', gzip));
  const readOne = (port: number) => load(port, 200, () => getRequest(details, gzip));
  await validate(server.port);
  await validate(bare.port);
  const runs = { ours: [await validate(server.port)], theirs: [await validate(bare.port)] };
  runs.ours.push(await validate(server.port));
  runs.theirs.push(await validate(bare.port));
  const whole = { ours: await read(server.port), theirs: await readOne(bare.port) };
  await stop(bare.child);
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
  return [
    atLeast('competition, held already (304)', mean(runs.ours), '/s', { floor: 3_000, aim: 10_000 }),
    atMost('p99', Math.max(...runs.ours.map(({ p99 }) => p99)), 'ms', { floor: 50, aim: 30 }),
    atLeast('bare baseline', mean(runs.theirs), '/s'),
    atLeast('ratio to the bare baseline', mean(runs.ours) / mean(runs.theirs), '', { floor: 0.4, aim: 0.7 }),
    atLeast('events, competitions and pages in turn (200, gzip)', whole.ours.perSecond, '/s', {
      floor: 3_000,
    }),
    atMost('p99', whole.ours.p99, 'ms', { floor: 50, aim: 30 }),
    atLeast('bare baseline, one of them', whole.theirs.perSecond, '/s'),
    atMost('failures', failuresIn([...runs.ours, ...runs.theirs, whole.ours, whole.theirs]), '', {
      floor: 0,
    }),
  ];
}

const mean = (results: readonly LoadResult[]) =>
  results.reduce((sum, { perSecond }) => sum + perSecond, 0) / results.length;

const failuresIn = (results: readonly LoadResult[]) =>
  results.reduce((sum, { failures }) => sum + failures, 0);

/**
 * The API paths of the list of events, the first event's competitions, one competition and one content
 * page.
 */
async function pathsOf(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json();
  const { data: events } = (await read('/api/event')) as EventList;
  const list = `/api/competition/${events[0]?.id}`;
  const { data: competitions } = (await read(list)) as CompetitionList;
  return ['/api/event', list, `/api/competition/details/${competitions[0]?.id}`, '/api/page/about'];
}

async function answerOf(port: number, path: string): Promise<{ body: Buffer; etag: string }> {
  const connection = await RawConnection.open(port);
  const { body } = await connection.send(getRequest(path, gzip));
  connection.close();
  const response = await fetch(`http://localhost:${port}${path}`);
  return { body, etag: response.headers.get('etag') ?? '' };
}
