import { afterEach, expect, it } from 'vitest';
import { orders } from '../../../tests/support/checkout/checkoutWorld.ts';
import { chosen } from '../../../tests/support/payments/orderFixtures.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { group, participant, smallBoard } from '../../../tests/support/votePage/smallBoard.ts';
import { createClient } from '../../api/client.ts';
import { findOrder, loadContestant } from './checkoutCalls.ts';

let server: TinyServer;
afterEach(() => server.close());

const entryId = orders.settled.entry_id;
const plain = smallBoard([group(3, [{ ...chosen, voter_id: entryId }])]);
const named = { name: 'أ', name_ar: 'أ', name_en: 'A' };
/** The board of the contestant's competition while another vote is under way. */
const own = { ...plain, data: { ...plain.data, competitions: [{ id: 'other', ...named }] } };
const main = { ...own, data: { ...own.data, groups: [group(1, [participant('a', 1)])] } };
const known = { user: chosen.user, code: chosen.sms_code, group: 3, rank: 1 };
const competition = own.data.competition?.id;

/** Answers with the order, the default board, and the board of an entry. */
async function serve(shown: { main: object; ofEntry: object }) {
  server = await startTinyServer(({ url = '' }, response) => {
    if (url.startsWith('/api/voter/order/')) return answerJson(response, 200, orders.settled);
    return answerJson(response, 200, url.includes('entry=') ? shown.ofEntry : shown.main);
  });
  return createClient({ base: server.base });
}
const boardsAsked = () =>
  server.requests.map(({ url = '' }) => url).filter((url) => url.startsWith('/api/voter/participants'));
const { signal } = new AbortController();

it('loads a contestant from the board that has the entry, and keeps the competition', async () => {
  const client = await serve({ main, ofEntry: own });
  const { contestant } = await loadContestant(client, entryId, signal);
  expect([contestant, boardsAsked()]).toEqual([
    { ...known, competition },
    [`/api/voter/participants?entry=${entryId}`],
  ]);
});

it('finds the contestant of an order on another board than the default', async () => {
  const client = await serve({ main, ofEntry: own });
  const { contestant } = await findOrder(client, orders.settled.id, signal);
  expect([contestant, boardsAsked()]).toEqual([
    { ...known, competition },
    ['/api/voter/participants', `/api/voter/participants?entry=${entryId}`],
  ]);
});

it('asks for one board only where no other vote is under way', async () => {
  const client = await serve({ main: plain, ofEntry: own });
  const { contestant } = await findOrder(client, orders.settled.id, signal);
  expect([contestant, boardsAsked()]).toEqual([known, ['/api/voter/participants']]);
});
