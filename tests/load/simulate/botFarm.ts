import { randomBytes } from 'node:crypto';
import { getRequest } from '../clients/smsRequest.ts';
import { startSteadyCalls } from '../clients/steadyCalls.ts';

/** The farm has few networks. Each kind of call has connections of its own: a slow kind does not hold up the others. */
const addresses = Array.from({ length: 40 }, (_, place) => `127.20${place % 4}.0.1`);

/** `refused`: calls that were not answered with 200, or not at all. */
export type BotCalls = { calls: number; refused: number };

export type BotFarm = { finish(): Promise<BotCalls> };

/**
 * Bots that send what costs a node most for its size: unsigned messages, guesses of versions that no cache has, votes without
 * money, guesses of passwords, and pages under random addresses.
 */
export function startBotFarm(port: number, perSecond: number, competition: string): BotFarm {
  const counts = { calls: 0, refused: 0 };
  const kinds = kindsOf(competition);
  const ends = kinds.map((callOf) =>
    startSteadyCalls({
      port,
      perSecond: perSecond / kinds.length,
      addresses,
      request: (number) => callOf(`${randomBytes(6).toString('hex')}.${number}`),
      onStatus: (status) => {
        counts.calls += 1;
        if (status !== 200) counts.refused += 1;
      },
    }),
  );
  const finish = async () => {
    await Promise.all(ends.map((end) => end()));
    return counts;
  };
  return { finish };
}

/** The kinds of calls, each made from a text that no call had before. */
const kindsOf = (competition: string): ((random: string) => Buffer)[] => [
  (random) =>
    post('/api/sms/inbound/ofoq', { message_id: random, from: '+96891234567', to: '90431', text: '101' }),
  (random) => getRequest(`/api/voter/board/${competition}/${random}`),
  (random) => post('/api/voter/vote', { entry_id: random, email: `${random}@example.om`, votes_count: 1 }),
  (random) => post('/api/login', { civil_id: random, password: random }),
  (random) => getRequest(`/vote?lng=ar&${random}=1`),
];

function post(path: string, body: object): Buffer {
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
