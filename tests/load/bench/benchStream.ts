import { setTimeout } from 'node:timers/promises';
import { demoProviders } from '../../../demo/demoProviders.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atMost, type Line } from '../measures/benchLine.ts';
import { quantiles, runLoad } from '../clients/loadLoop.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { memoryOf } from '../measures/memory.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import { smsRequest } from '../clients/smsRequest.ts';
import { openStreamClients } from '../clients/streamClients.ts';

const CLIENTS = 5_000;
const CHANGES = 20;
const REST_MS = 5_000;

const mebibytes = (bytes: number) => bytes / 2 ** 20;

/** Measures how soon a change reaches the last of 5,000 streams, and what the streams cost the server. */
export async function benchStream(): Promise<Line[]> {
  const server = await ServerProcess.start();
  // A node of a programme has not laid the demo a moment ago, and has done what follows on that.
  await setTimeout(REST_MS);
  await server.kill('SIGTERM');
  await server.start();
  await setTimeout(REST_MS);
  const [provider] = demoProviders;
  if (!provider) throw new Error('there is no operator');
  const target = {
    port: server.port,
    provider: provider.id,
    secret: provider.secret,
    shortCode: provider.short_code,
  };
  const participant = openGroup(await readBoard(server)).participants[0];
  if (!participant) throw new Error('nobody can be voted for');

  const without = memoryOf(server);
  const started = performance.now();
  const clients = await openStreamClients(server.port, CLIENTS);
  const connected = performance.now() - started;
  await setTimeout(REST_MS);
  const withThem = memoryOf(server);
  const connection = await RawConnection.open(server.port);
  const delays: number[] = [];
  for (let index = 0; index < CHANGES; index++) {
    const reached = clients.allHaveRead(`"total_votes":${participant.total_votes + index + 1}`);
    await connection.send(smsRequest(target, 'change', index, participant.sms_code));
    const acknowledged = performance.now();
    delays.push((await reached) - acknowledged);
  }
  connection.close();
  const codes = openGroup(await readBoard(server)).participants.map(({ sms_code }) => sms_code);
  // Reading the metrics resets the event-loop delay, so that starting and connecting do not count.
  await readMetrics(server);
  const busy = await runLoad({
    port: server.port,
    connections: 20,
    seconds: 10,
    rate: 100,
    request: (index) => smsRequest(target, 'busy', index, codes[index % codes.length] ?? ''),
  });
  const [bytes = Number.NaN, seconds = Number.NaN] = await readMetrics(
    server,
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  );
  const delay = seconds * 1000;
  const dropped = clients.dropped();
  clients.close();
  await server.remove();
  return [
    atMost(`${CLIENTS} clients connected in`, connected / 1000, 's', { floor: 30, aim: 10 }),
    atMost('2xx to the last client, median of 20', quantiles(delays).p50, 'ms', { floor: 1000, aim: 300 }),
    atMost('2xx to the last client, slowest of 20', quantiles(delays).max, 'ms', { floor: 1000, aim: 300 }),
    atMost('resident memory of the server', mebibytes(withThem), 'MiB', { floor: 250, aim: 200 }),
    atMost('of it, more than before the streams', mebibytes(withThem - without), 'MiB', { floor: 146 }),
    atMost('resident memory after 100 votes a second', mebibytes(bytes), 'MiB', { floor: 400 }),
    atMost('vote p99 at 100/s meanwhile', busy.p99, 'ms'),
    atMost('event-loop delay p99', delay, 'ms', { floor: 100, aim: 30 }),
    atMost('streams dropped', dropped, '', { floor: 0 }),
  ];
}
