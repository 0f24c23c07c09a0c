import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { node, startWithPort, stop } from '../measures/childProcess.ts';
import { runLoad, type LoadResult } from '../clients/loadLoop.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { getRequest } from '../clients/smsRequest.ts';

const ENTRIES = 500;
const PATH = '/api/voter/participants';
const gzip = 'Accept-Encoding: gzip\r\n';
const root = join(import.meta.dirname, '../../..');

/** Measures the board of 500 entries, and node:http with the same bytes as the baseline. */
export async function benchBoard(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { DEMO: 'false' } });
  execFileSync(node, [join(root, 'demo/cli.ts'), 'seed', '--entries', String(ENTRIES)], {
    env: { ...process.env, ...server.settings },
    stdio: 'ignore',
  });
  const body = await boardBytes(server.port);
  const folder = mkdtempSync(join(tmpdir(), 'sawt-bare-'));
  writeFileSync(join(folder, 'board'), body);
  const bare = await startWithPort('bareBoardServer.ts', join(folder, 'board'));

  const get = (port: number) =>
    runLoad({ port, connections: 50, seconds: 6, request: () => getRequest(PATH, gzip) });
  await get(server.port);
  await get(bare.port);
  const runs = { ours: [await get(server.port)], theirs: [await get(bare.port)] };
  runs.ours.push(await get(server.port));
  runs.theirs.push(await get(bare.port));
  await stop(bare.child);
  await server.remove();
  rmSync(folder, { recursive: true, force: true });

  const mean = (results: readonly LoadResult[]) =>
    results.reduce((sum, { perSecond }) => sum + perSecond, 0) / results.length;
  return [
    atLeast(
      `board of ${ENTRIES} entries (${Math.round(body.length / 1024)} KiB gzip)`,
      mean(runs.ours),
      '/s',
      { floor: 1000, aim: 3000 },
    ),
    atMost('p99', Math.max(...runs.ours.map(({ p99 }) => p99)), 'ms', { floor: 50, aim: 30 }),
    atLeast('bare baseline', mean(runs.theirs), '/s'),
    atLeast('ratio to the bare baseline', mean(runs.ours) / mean(runs.theirs), '', { floor: 0.7, aim: 0.9 }),
  ];
}

async function boardBytes(port: number): Promise<Buffer> {
  const connection = await RawConnection.open(port);
  const { body } = await connection.send(getRequest(PATH, gzip));
  connection.close();
  return body;
}
