import { setTimeout as sleep } from 'node:timers/promises';
import { numberIn } from '../../../../domain/boardSteps.ts';
import { BOARD_POLL_MS } from '../../../../domain/delays.ts';
import { openGroup, readBoard } from '../../../e2e/voting.ts';
import type { ServerProcess } from '../../../support/servers/serverProcess.ts';
import { quantiles, runLoad } from '../../clients/loadLoop.ts';
import { RawConnection } from '../../clients/rawConnection.ts';
import { smsVoter } from '../../clients/smsVoter.ts';
import { openStreamClients } from '../../clients/streamClients.ts';
import { atLeast, atMost, type Line } from '../../measures/benchLine.ts';
import { startNginx } from './nginx.ts';
import { openPollers } from './pollers.ts';

const CACHED_POLLERS = 5_500;
const CACHED_FOR_S = 15;
const STREAMS = 5_000;
const CHANGES = 8;
/** How long (ms) a change may take until its last viewers; those that it has not reached by then count as never. */
const CHANGE_MS = 5_000;

type Nodes = readonly [ServerProcess, ServerProcess];

/** Proves that a cache in front of the nodes carries the viewers that poll, while votes change the board all the time. */
export async function pollBehindCache([first, second]: Nodes): Promise<Line[]> {
  const nginx = await startNginx([first.port, second.port]);
  const pollers = await openPollers(nginx.port, CACHED_POLLERS, await competitionOf(first));
  await sleep(3 * BOARD_POLL_MS);
  const versions = numberIn((await readBoard(first)).version);
  const before = { ...(await pollers.read()), origin: await asked(first, second) };
  const request = await smsVoter(first);
  await runLoad({
    port: first.port,
    connections: 4,
    seconds: CACHED_FOR_S,
    rate: 40,
    request: (index) => request('cached', index),
  });
  const after = { ...(await pollers.read()), origin: await asked(first, second) };
  const changes = numberIn((await readBoard(first)).version) - versions;
  await pollers.close();
  await nginx.stop();
  const each = (key: 'requests' | 'origin') => (after[key] - before[key]) / CACHED_FOR_S;
  return [
    atLeast('polls and pieces a second, answered by nginx', each('requests'), '/s', { floor: 5_000 }),
    atMost('requests for them that reached the nodes', each('origin'), '/s', { floor: 10 }),
    atLeast('versions of the board meanwhile', changes, '', { floor: 2 * CACHED_FOR_S }),
    atMost('polls not answered with 200', after.failures, '', { floor: 0 }),
  ];
}

/**
 * Proves how soon a change reaches the last of many viewers, some with a stream, the others behind a cache.
 * @param count of those behind the cache
 * @param most what the time of 99 of 100 is held against (ms)
 */
export async function manyViewers(
  [first, second]: Nodes,
  count: number,
  most: { floor?: number; aim?: number },
): Promise<Line[]> {
  const nginx = await startNginx([first.port, second.port]);
  const streams = await openStreamClients(first.port, STREAMS);
  const pollers = await openPollers(nginx.port, count, await competitionOf(first));
  await sleep(3 * BOARD_POLL_MS);
  const { participants } = openGroup(await readBoard(first));
  const request = await smsVoter(first);
  const connection = await RawConnection.open(first.port);
  const waits: { streams: number[]; polls: number[] } = { streams: [], polls: [] };
  let missed = 0;
  const began = { at: performance.now(), ...(await pollers.read()) };
  for (let index = 0; index < CHANGES; index += 1) {
    // Voters vote for all contestants in turn.
    const chosen = participants[index % participants.length];
    const votes = (chosen?.total_votes ?? 0) + 1 + Math.floor(index / participants.length);
    const text = `"voter_id":"${chosen?.voter_id}","total_votes":${votes}`;
    await pollers.watch(text);
    const reached = streams.allHaveRead(text);
    await connection.send(request(`viewers-${count}`, index));
    const [sent, sentAt] = [performance.now(), Date.now()];
    waits.streams.push((await reached) - sent);
    await sleep(CHANGE_MS - (performance.now() - sent));
    const { times } = await pollers.read();
    waits.polls.push(...times.map((at) => at - sentAt));
    missed += count - times.length;
  }
  const passed = (performance.now() - began.at) / 1_000;
  const { requests, failures } = await pollers.read();
  connection.close();
  const dropped = streams.dropped();
  streams.close();
  await pollers.close();
  await nginx.stop();
  const all = quantiles([...waits.polls, ...Array.from({ length: missed }, () => Infinity)]);
  return [
    atMost(
      `a change at the last of ${STREAMS} streams, slowest of ${CHANGES}`,
      quantiles(waits.streams).max,
      'ms',
    ),
    atMost(`a change at ${count} polling viewers beside them, p50`, all.p50, 'ms'),
    atMost('p99', all.p99, 'ms', most),
    atMost('viewers that a change did not reach in 5 s', missed, ''),
    atLeast('polls and pieces a second meanwhile', (requests - began.requests) / passed, '/s'),
    atMost('not answered with 200', failures, '', { floor: 0 }),
    atMost('streams dropped', dropped, '', { floor: 0 }),
  ];
}

async function competitionOf(server: ServerProcess): Promise<string> {
  const { data } = await readBoard(server);
  if (!data.competition) throw new Error('there is no vote');
  return data.competition.id;
}

const BOARD_REQUESTS = /^sawt_http_requests_total\{route="\/api\/voter\/(?:board|deltas)[^"]*",.*\} (\d+)$/gm;

/** How many pointers, versions and pieces both nodes have answered. */
async function asked(...nodes: ServerProcess[]): Promise<number> {
  const texts = await Promise.all(nodes.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()));
  return texts
    .flatMap((text) => [...text.matchAll(BOARD_REQUESTS)])
    .reduce((sum, [, count]) => sum + Number(count), 0);
}
