import type { Board, OrderReply } from '../../../domain/contract.ts';
import { openGroup, readBoard } from '../../e2e/voting.ts';
import { ServerProcess } from '../../support/servers/serverProcess.ts';
import { atLeast, atMost, type Line } from '../measures/benchLine.ts';
import { quantiles } from '../clients/loadLoop.ts';
import { RawConnection } from '../clients/rawConnection.ts';
import { readMetrics } from '../measures/readMetrics.ts';

const SECONDS = 10;
const VOTERS = 80;
const WATCHED = 15;
const cards = { success: '4242424242424242', lost: '4000000000000341' };

type Voter = { site: RawConnection; gateway: RawConnection };
type Target = { server: ServerProcess; entries: readonly string[] };

/**
 * Measures how many orders a second are placed, paid at the sandbox (50 ms a call) and settled, and the
 * time from a payment to the board.
 */
export async function benchOrders(): Promise<Line[]> {
  const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'silent' } });
  const entries = openGroup(await readBoard(server)).participants.map(({ voter_id }) => voter_id);
  const target = { server, entries };
  const voters = await Promise.all(Array.from({ length: VOTERS }, (_, index) => openVoter(server, index)));
  const load = await placeAndPay(target, voters);
  const seen = await untilSeen(target, voters[0]!, cards.success, WATCHED);
  const found = await untilSeen(target, voters[0]!, cards.lost, 2);
  const [delay = Number.NaN] = await readMetrics(server, 'nodejs_eventloop_lag_p99_seconds');
  voters.forEach(({ site, gateway }) => [site, gateway].forEach((connection) => connection.close()));
  await server.remove();
  return [
    atLeast('orders placed, paid and settled a second', load.settledPerSecond, '/s', {
      floor: 100,
      aim: 200,
    }),
    atMost('p99 of placing an order, gateway included', quantiles(load.placing).p99, 'ms', { floor: 1_000 }),
    atMost('p99 from paid to seen on the board', quantiles(seen).p99, 'ms', { floor: 2_000, aim: 500 }),
    atMost('the same with every webhook lost', quantiles(found).max / 1_000, 's', { floor: 120, aim: 30 }),
    atMost('event-loop delay p99', delay * 1_000, 'ms', { floor: 100, aim: 30 }),
    atMost('failures', load.failures, '', { floor: 0 }),
  ];
}

/**
 * Opens a voter's connections to the site and the gateway, from an IP address of its own so that no rate
 * limit stops it.
 */
async function openVoter(server: ServerProcess, index: number): Promise<Voter> {
  const address = `127.0.1.${index + 1}`;
  const gatewayPort = Number(server.settings['GATEWAY_PORT']);
  return {
    site: await RawConnection.open(server.port, address),
    gateway: await RawConnection.open(gatewayPort, address),
  };
}

async function placeAndPay(target: Target, voters: readonly Voter[]) {
  const before = await totalVotes(target);
  const start = performance.now();
  const placing: number[] = [];
  let count = 0;
  let failures = 0;
  const drive = async (voter: Voter) => {
    while (performance.now() - start < SECONDS * 1_000) {
      const sent = performance.now();
      const paid = await order(target, voter, (count += 1), cards.success).catch(() => undefined);
      if (paid === undefined) failures += 1;
      else placing.push(paid - sent);
    }
  };
  await Promise.all(voters.map(drive));
  while ((await totalVotes(target)) - before < placing.length) await nextTick();
  return { settledPerSecond: (placing.length / (performance.now() - start)) * 1_000, placing, failures };
}

/**
 * Places an order of one vote and pays it.
 * @returns when the reply to the order came (ms of this process)
 */
async function order({ entries }: Target, voter: Voter, number: number, card: string): Promise<number> {
  const entry_id = entries[number % entries.length];
  const body = { email: `voter${number}@example.om`, currency_id: 1, entry_id, votes_count: 1 };
  const key = `bench-${process.pid}-${String(number).padStart(12, '0')}`;
  const placed = await voter.site.send(
    post('/api/voter/vote', body, `Idempotency-Key: ${key}\r\nUser-Agent: ${key}\r\n`),
  );
  if (placed.status !== 200) throw new Error(placed.body.toString());
  const answered = performance.now();
  const { data } = JSON.parse(placed.body.toString()) as OrderReply;
  const path = `${new URL(data.payment?.url ?? '').pathname}/pay`;
  const fields = { number: card, expiry: '12/30', code: '737', name: 'BENCH' };
  const paid = await voter.gateway.send(post(path, fields, ''));
  if (paid.status !== 200) throw new Error(paid.body.toString());
  return answered;
}

/**
 * Pays orders one after the other. For each, measures the time (ms) from the payment until its vote is on
 * the board.
 */
async function untilSeen(target: Target, voter: Voter, card: string, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = await totalVotes(target);
    await order(target, voter, 1_000_000 * (card === cards.lost ? 2 : 1) + time, card);
    const paid = performance.now();
    while ((await totalVotes(target)) === before) await nextTick();
    waits.push(performance.now() - paid);
  }
  return waits;
}

async function totalVotes({ server }: Target): Promise<number> {
  const board = (await (await fetch(`${server.origin}/api/voter/participants`)).json()) as Board;
  return openGroup(board).participants.reduce((sum, { total_votes }) => sum + total_votes, 0);
}

function post(path: string, body: object, headers: string): Buffer {
  const text = JSON.stringify(body);
  const type = 'Content-Type: application/json';
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${type}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve, 10));
