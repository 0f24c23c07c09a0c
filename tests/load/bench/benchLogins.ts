import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { DEMO_PASSWORD, setDemoPasswords } from '../clients/demoPasswords.ts';
import { runLoad, type LoadResult } from '../clients/loadLoop.ts';
import type { RawReply } from '../clients/rawConnection.ts';
import { readMetrics } from '../measures/readMetrics.ts';
import { quieter, voteLoad } from '../clients/voteLoad.ts';

const SECONDS = 10;
const LOGINS = { connections: 20, rate: 10 };
/**
 * Wrong logins. Each connection has an IP address of its own, so that the rate limit of a network never
 * stops them.
 */
const GUESSES = { connections: 250, rate: 200 };

/**
 * Measures votes and logins at the same time, and votes while attackers guess passwords. Each guess is for
 * another account, from many networks.
 */
export async function benchLogins(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const civilIds = await setDemoPasswords(server);
  const votes = await voteLoad(server, SECONDS);
  const statuses = new Map<number, number>();
  await votes('warm');
  const alone = await quieter(() => votes('alone'));
  const [withLogins, logins] = await Promise.all([votes('logins'), logInLoad(server, civilIds)]);
  await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  const attacked = await quieter(async (run) => {
    const [under] = await Promise.all([votes(`guesses-${run}`), guessLoad(server, run, statuses)]);
    return under;
  });
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  await server.remove();
  const rateOf = (status: number) => (statuses.get(status) ?? 0) / (2 * SECONDS);
  const other = [...statuses].filter(([status]) => ![422, 429, 503].includes(status));
  return [
    atMost('p99 of a login at 10 a second, beside 300 votes', logins.p99, 'ms', { floor: 400 }),
    atMost('vote p99 at 300 a second, alone', alone.p99, 'ms'),
    atMost('vote p99 beside 10 logins a second', withLogins.p99, 'ms'),
    atMost('vote p99 beside 200 wrong logins a second', attacked.p99, 'ms'),
    atMost('ratio of the last to votes alone', attacked.p99 / alone.p99, '', { floor: 2 }),
    atMost('event-loop delay p99 during the guessing', delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atLeast('wrong logins that were judged', rateOf(422), '/s'),
    atLeast('wrong logins sent away with Retry-After (503)', rateOf(503), '/s'),
    atMost(
      'failed votes and logins, other answers to guesses',
      alone.failures + withLogins.failures + attacked.failures + logins.failures + other.length,
      '',
      { floor: 0 },
    ),
  ];
}

function logInLoad({ port }: ServerProcess, civilIds: readonly string[]): Promise<LoadResult> {
  const request = (index: number) => loginRequest(civilIds[index % civilIds.length] ?? '', DEMO_PASSWORD);
  const address = (connection: number) => `127.0.2.${connection + 1}`;
  return runLoad({ port, ...LOGINS, seconds: SECONDS, request, address });
}

function guessLoad({ port }: ServerProcess, run: number, statuses: Map<number, number>): Promise<LoadResult> {
  const request = (index: number) => loginRequest(String(run * 10_000_000 + index), 'Wrong-horse-9');
  const address = (connection: number) => `127.0.${2 + run}.${connection + 1}`;
  const onReply = ({ status }: RawReply) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return runLoad({ port, ...GUESSES, seconds: SECONDS, request, address, onReply });
}

function loginRequest(civil_id: string, password: string): Buffer {
  const body = JSON.stringify({ civil_id, password });
  return Buffer.from(
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
