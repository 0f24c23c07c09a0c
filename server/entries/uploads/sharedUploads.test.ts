import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person, wavFile } from '../../../tests/support/entries/entryForms.ts';
import { sha256, SharedUploads } from '../../../tests/support/uploads/sharedUploads.ts';
import { newForm } from '../../../tests/support/entries/uploadCalls.ts';
import { PIECE_BYTES } from './pieceFiles.ts';

/** A recording a little longer than one piece in the bucket. */
const song = wavFile(620);
const short = wavFile(3);
let nodes: SharedUploads;
beforeAll(async () => {
  nodes = await SharedUploads.start();
});
afterAll(() => nodes.close());

/**
 * Sends a file in pieces of these lengths, alternately to both nodes; the last length repeats to the end of
 * the file.
 */
async function sendInTurns(ticket: string, file: typeof song, lengths: readonly number[]): Promise<void> {
  const turns = [nodes.a, nodes.b];
  for (let at = 0, turn = 0; at < file.length; turn += 1) {
    const length = lengths[Math.min(turn, lengths.length - 1)] ?? file.length;
    const node = turns[turn % 2] ?? nodes.a;
    expect(await nodes.offset(node, ticket)).toBe(at);
    const piece = file.slice(at, at + length);
    expect((await nodes.patch(node, ticket, at, piece)).status).toBe(204);
    at += piece.length;
  }
}

describe('uploads at two nodes with one bucket', () => {
  it.each([
    ['of a megabyte', [1_000_000], 'a'],
    ['as long as an object, and shorter', [PIECE_BYTES, 100_000], 'b'],
    ['a byte shorter than an object', [PIECE_BYTES - 1, 1, 500_000], 'a'],
    ['of any length, from one byte on', [1, 70_000, 3, PIECE_BYTES + 1, 65_536], 'b'],
  ] as const)('arrive whole in pieces %s, and are used at either node', async (_what, lengths, user) => {
    const key = newForm();
    const ticket = await nodes.begin(nodes.a, key, song.length);
    await sendInTurns(ticket, song, lengths);
    const { status, data } = await nodes.signUp(nodes[user], key, ticket);
    expect(status).toBe(200);
    const hash = sha256(song);
    expect(await nodes.recordingOf(data?.id)).toEqual({ name: 'أغنية.wav', noted: hash, stored: hash });
  });

  it('go on at the other node from the last byte before the connection broke', async () => {
    const key = newForm();
    const ticket = await nodes.begin(nodes.a, key, song.length);
    await nodes.break(nodes.a, ticket, 0, song.slice(0, PIECE_BYTES + 500_000));
    // Bytes still in the broken connection's buffers are lost, so only what lies before them can be
    // expected.
    await expect.poll(() => nodes.offset(nodes.b, ticket)).toBeGreaterThan(PIECE_BYTES);
    const at = await nodes.offset(nodes.b, ticket);
    expect((await nodes.patch(nodes.b, ticket, at, song.slice(at))).status).toBe(204);
    const { data } = await nodes.signUp(nodes.a, key, ticket);
    expect((await nodes.recordingOf(data?.id)).stored).toBe(sha256(song));
  });

  it('keep the bytes of one node when both write the same ones at once', async () => {
    const key = newForm();
    const ticket = await nodes.begin(nodes.a, key, short.length);
    const [half, whole] = [short.slice(0, 9_000), short.slice()];
    const answers = await Promise.all([
      nodes.patch(nodes.a, ticket, 0, half),
      nodes.patch(nodes.b, ticket, 0, whole),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    const at = await nodes.offset(nodes.b, ticket);
    if (at < short.length) await nodes.patch(nodes.b, ticket, at, short.slice(at));
    const { data } = await nodes.signUp(nodes.b, key, ticket);
    expect((await nodes.recordingOf(data?.id)).stored).toBe(sha256(short));
  });

  it('make one entry of one form sent to both at once', async () => {
    const key = newForm();
    const ticket = await nodes.begin(nodes.a, key, short.length);
    await nodes.patch(nodes.b, ticket, 0, short);
    const fields = person();
    const answers = await Promise.all(
      [nodes.a, nodes.b].map((node) => nodes.signUp(node, key, ticket, fields)),
    );
    const [first, second] = answers.map(({ status, data }) => [status, data?.id]);
    expect([first?.[0], second]).toEqual([200, first]);
  });

  it('end at the other node', async () => {
    const ticket = await nodes.begin(nodes.a, newForm(), short.length);
    await nodes.patch(nodes.a, ticket, 0, short.slice(0, 10_000));
    expect((await nodes.call(nodes.b, 'DELETE', ticket)).status).toBe(204);
    expect((await nodes.call(nodes.a, 'HEAD', ticket)).status).toBe(404);
  });

  it('leave nothing in the database, the bucket and both folders after their use or end', async () => {
    expect(await nodes.leftovers()).toEqual([]);
  });
});

describe('the other node refuses a ticket', () => {
  const refusal = async (key: string, ticket: string) => {
    const { status, errors } = await nodes.signUp(nodes.b, key, ticket);
    return [status, errors?.['media_file']];
  };
  const send = async (key: string, bytes = short) => {
    const ticket = await nodes.begin(nodes.a, key, short.length);
    await nodes.patch(nodes.a, ticket, 0, bytes);
    return ticket;
  };
  const gone = [
    422,
    ['The upload was used or has expired, or belongs to another form. Choose the file again.'],
  ];

  it('that nobody has, or that belongs to another form', async () => {
    const ticket = await send(newForm());
    expect([await refusal(newForm(), 'A'.repeat(22)), await refusal(newForm(), ticket)]).toEqual([
      gone,
      gone,
    ]);
  });

  it('of an upload that is not whole', async () => {
    const key = newForm();
    const ticket = await send(key, short.slice(0, 10_000));
    expect((await refusal(key, ticket))[0]).toBe(422);
    expect(await nodes.offset(nodes.b, ticket)).toBe(10_000);
  });

  it('that was used at the first node', async () => {
    const key = newForm();
    const ticket = await send(key);
    expect((await nodes.signUp(nodes.a, key, ticket)).status).toBe(200);
    expect(await refusal(key, ticket)).toEqual(gone);
  });
});

describe('while the bucket does not answer', () => {
  it('an upload is asked to come again, keeps its bytes, and then goes on', async () => {
    const key = newForm();
    const ticket = await nodes.begin(nodes.a, key, short.length);
    await nodes.patch(nodes.a, ticket, 0, short.slice(0, 10_000));
    await nodes.bucket.stop();
    const answer = await nodes.patch(nodes.b, ticket, 10_000, short.slice(10_000));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await nodes.offset(nodes.a, ticket)).toBe(10_000);
    await nodes.bucket.resume();
    expect((await nodes.patch(nodes.b, ticket, 10_000, short.slice(10_000))).status).toBe(204);
    await nodes.bucket.stop();
    expect(await nodes.signUp(nodes.a, key, ticket)).toMatchObject({ status: 503, code: 'unavailable' });
    await nodes.bucket.resume();
    const { data } = await nodes.signUp(nodes.a, key, ticket);
    expect((await nodes.recordingOf(data?.id)).stored).toBe(sha256(short));
  });
});
