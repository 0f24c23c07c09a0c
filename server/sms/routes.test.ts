import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { switches } from '../../tests/support/catalogue/seasonFixture.ts';
import {
  openSmsApp,
  post,
  provider,
  smsBody,
  type SmsApp,
  type SmsBody,
} from '../../tests/support/voting/smsApp.ts';
import { WriteError, type WriteErrorCode } from '../platform/writer/writeError.ts';

let sms: SmsApp;
const send = (body: SmsBody) => post(sms, JSON.stringify(body));
const stored = () => sms.database.db.selectFrom('sms_messages').select(['message_id', 'outcome']).execute();

describe('the text-message call', () => {
  beforeEach(async () => {
    sms = await openSmsApp();
  });
  afterEach(() => sms.close());

  it('refuses two codes and a name with the reason, and says what to send', async () => {
    const replies = [];
    for (const [id, text] of [
      ['a', '101 or 102'],
      ['b', 'Singer'],
    ] as const)
      replies.push((await send(smsBody(id, { text }))).body);
    expect(replies).toEqual([
      {
        outcome: 'unknown_code',
        reply:
          'Nothing was counted: your message has more than one code. Please send the code of one contestant alone, one message a vote.',
      },
      {
        outcome: 'unknown_code',
        reply:
          "Nothing was counted: your message has no contestant's code, and names do not count. Please send only the code on the contestant's card.",
      },
    ]);
  });

  it('counts a vote, and answers once it is stored', async () => {
    const { status, body, headers } = await send(smsBody('a', { text: '١٠١' }));
    expect([status, headers.get('cache-control'), body]).toEqual([
      200,
      'no-store',
      {
        outcome: 'counted',
        reply: 'شكرًا لك! احتُسب صوتك لصالح \u2068المغني 1\u2069 في \u2068المجموعة 1\u2069.',
      },
    ]);
    expect(await stored()).toEqual([{ message_id: 'a', outcome: 'counted' }]);
  });

  it('answers in the language of the text, and a duplicate as the first time', async () => {
    const first = await send(smsBody('a', { text: 'vote 101' }));
    const again = await send(smsBody('b', { text: 'vote 101' }));
    expect(first.body['reply']).toBe(
      'Thank you! Your vote for \u2068المغني 1\u2069 in \u2068Group 1\u2069 has been counted.',
    );
    expect(again.body).toEqual(first.body);
    expect(await stored()).toEqual([{ message_id: 'a', outcome: 'counted' }]);
  });

  it('recognises a number however its operator writes it', async () => {
    const same = { text: 'vote 101' };
    await send(smsBody('a', same));
    await send(smsBody('b', { ...same, from: '91234567' }));
    expect(await stored()).toEqual([{ message_id: 'a', outcome: 'counted' }]);
  });

  it('ignores fields that an operator adds', async () => {
    expect((await send(smsBody('a', { carrier: 'x' }))).body['outcome']).toBe('counted');
  });

  it('moves to the next group exactly at midnight', async () => {
    const outcome = async (id: string, text: string) => (await send(smsBody(id, { text }))).body['outcome'];
    sms.clock.advance(switches - 1 - sms.clock.now());
    expect([await outcome('a', '101'), await outcome('b', '104')]).toEqual(['counted', 'closed']);
    sms.clock.advance(1);
    expect([await outcome('c', '102'), await outcome('d', '105')]).toEqual(['closed', 'counted']);
  });

  it('gives every number a new day at midnight', async () => {
    const outcomes = async (text: string, count: number, run: string) => {
      const list: unknown[] = [];
      for (let index = 0; index < count; index += 1)
        list.push(
          (await send(smsBody(`${run}${index}`, { text: `${'!'.repeat(index)} ${text}` }))).body['outcome'],
        );
      return list;
    };
    sms.clock.advance(switches - 1_000 - sms.clock.now());
    expect(await outcomes('101', 21, 'a')).toEqual([...Array(20).fill('counted'), 'capped']);
    sms.clock.advance(1_000);
    expect(await outcomes('104', 2, 'b')).toEqual(['counted', 'counted']);
  });

  it.each<[string, () => ReturnType<typeof post>, number, string]>([
    ['for an unknown provider', () => post(sms, '{}', { to: 'nobody' }), 404, 'not_found'],
    ['without a signature', () => unsigned({ 'X-Signature': '' }), 401, 'wrong_signature'],
    ['signed for other bytes', () => unsigned({ 'X-Signature': 'a'.repeat(64) }), 401, 'wrong_signature'],
    ['signed too long ago', () => unsigned({ 'X-Timestamp': '1763632800' }), 401, 'stale_timestamp'],
    ['that is no JSON', () => post(sms, '{"message_id":'), 400, 'bad_request'],
    ['that is no UTF-8', () => post(sms, new Uint8Array([0x22, 0xff, 0x22])), 400, 'bad_request'],
    [
      'of another type',
      () => post(sms, 'x', { headers: { 'Content-Type': 'text/plain' } }),
      415,
      'unsupported_type',
    ],
    [
      'of 65 KiB',
      () => post(sms, JSON.stringify(smsBody('a', { text: 'x'.repeat(66_560) }))),
      413,
      'too_large',
    ],
  ])('is refused %s, and leaves nothing behind', async (_name, call, status, code) => {
    const reply = await call();
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
    expect(reply.body).toEqual({ message: expect.any(String), code, request_id: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it.each<[string, SmsBody, string]>([
    ['a missing field', { text: undefined }, 'text'],
    ['a number for a text', { text: 101 }, 'text'],
    ['a sender of letters', { from: 'SALEM' }, 'from'],
    ['an empty id', { message_id: '' }, 'message_id'],
    ['an id with a line break', { message_id: 'a\nb' }, 'message_id'],
    ['a text of 1,601 characters', { text: 'x'.repeat(1_601) }, 'text'],
    ['no instant', { sent_at: 'yesterday' }, 'sent_at'],
    ['a leap second', { sent_at: '2016-12-31T23:59:60Z' }, 'sent_at'],
    ["another operator's short code", { to: '12345' }, 'to'],
  ])('is refused for %s, naming the field', async (_name, changes, field) => {
    const { status, body } = await send(smsBody('a', changes));
    expect([status, body['code'], Object.keys(body['errors'] as object)]).toEqual([
      422,
      'unprocessable',
      [field],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('keeps a text that no database could store as it came', async () => {
    const { status } = await send(smsBody('a', { text: '101\0\ud800' }));
    expect(status).toBe(200);
    const row = await sms.database.db
      .selectFrom('sms_messages')
      .select(['text', 'outcome'])
      .executeTakeFirst();
    expect(row).toEqual({ text: '101\ufffd', outcome: 'counted' });
  });
});

describe('the text-message call, when the database rejects the vote', () => {
  afterEach(() => sms.close());

  it.each<[WriteErrorCode, number, string]>([
    ['busy', 503, '1'],
    ['unavailable', 503, '1'],
    ['failed', 500, 'none'],
  ])('says so: %s is %d', async (code, status, retryAfter) => {
    sms = await openSmsApp({ submit: () => Promise.reject(new WriteError(code, 'not taken')) });
    const reply = await send(smsBody('a'));
    expect([reply.status, reply.headers.get('retry-after') ?? 'none']).toEqual([status, retryAfter]);
  });

  it('says so when the writer is gone', async () => {
    sms = await openSmsApp();
    await sms.writer.close();
    const reply = await send(smsBody('a'));
    expect([reply.status, reply.headers.get('retry-after'), reply.body['code']]).toEqual([
      503,
      '1',
      'unavailable',
    ]);
    expect(await stored()).toEqual([]);
  });
});

const unsigned = (headers: Record<string, string>) =>
  post(sms, JSON.stringify(smsBody('a', { to: provider.short_code })), { headers });
