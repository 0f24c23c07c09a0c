import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionList, SubmissionView } from '../../../domain/contract.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { pngFile, song } from '../../../tests/support/entries/entryForms.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';
import { attachment } from '../../platform/http/attachment.ts';

let world: AccountWorld;
let audio: string;
let entrant: Entrant;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  audio = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  entrant = await Entrant.enter(world, audio);
});

describe('an entry', () => {
  it('is shown to its candidate with links to its media', async () => {
    const [status, list] = await entrant.read<SubmissionList['data']>('/participant');
    expect([status, list]).toEqual([200, [await entrant.submission()]]);
    expect(list[0]).toMatchObject({
      id: entrant.id,
      replacement: null,
      current_round_id: 1,
      created_at: world.clock.now(),
      competition: { id: audio, name_en: 'Player of the Season' },
      submission_details: {
        kind: 'audio',
        file_name: 'أغنية البحر.wav',
        bytes: 8_044,
        duration_ms: 1_000,
        added_at: world.clock.now(),
      },
    });
    const url = new URL(list[0]?.url ?? '');
    expect([url.origin, url.pathname]).toEqual([
      'http://localhost:8083',
      expect.stringMatching(/^\/[0-9a-f]{32}\.wav$/),
    ]);
  });

  it('shows the refund of its fee, also after staff waived the fee', async () => {
    const { writer } = world.server.store;
    const { id: entryId } = entrant;
    const at = world.clock.now();
    await world.beside((db) =>
      db.updateTable('entries').set({ fee_baisa: 5_000 }).where('id', '=', entryId).execute(),
    );
    const order = orderToPlace({ kind: 'fee', votes: null, entryId, arrivedAt: at });
    await writer.submit('placeOrder', order);
    await writer.submit(
      'settlePayment',
      paidSession(order.id, { amountBaisa: 5_000, paidAt: at, learnedAt: at }),
    );
    const staff = { entryId, reason: 'why', actor: 'operator:test', at };
    const refund = { orderId: order.id, note: null, actor: staff.actor, at };
    expect(await writer.submit('refundOrder', refund)).toMatchObject({ kind: 'refunded' });
    const shown = { amount_baisa: 5_000, state: 'refund_due', order_id: order.id };
    expect((await entrant.submission()).fee).toMatchObject(shown);
    expect(await writer.submit('waiveFee', staff)).toEqual({ kind: 'waived', amountBaisa: 5_000 });
    expect((await entrant.submission()).fee).toMatchObject(shown);
  });

  it('has a view with the names of its competition and event', async () => {
    expect(await entrant.read<SubmissionView>(`/participant/view-submission/${entrant.id}`)).toEqual([
      200,
      {
        competition_info: expect.objectContaining({
          competition_name_en: 'Player of the Season',
          event_name_en: 'Season 2025',
        }) as unknown,
        submission_details: (await entrant.submission()).submission_details,
        submission_status: (await entrant.submission()).submission_status,
        standing: 'in',
      },
    ]);
  });

  it('looks missing to anybody else', async () => {
    const other = await world.token(await world.lay());
    for (const path of ['submission', 'view-submission', 'identity'])
      expect((await world.ask(`/participant/${path}/${entrant.id}`, { token: other })).status).toBe(404);
    expect((await entrant.replace({ file: song(), as: other })).status).toBe(404);
    expect(await entrant.read('/participant', other)).toEqual([200, []]);
  });

  it('waits for staff after the check of its media, and follows their decision', async () => {
    await entrant.checked();
    expect((await entrant.submission()).submission_status).toBe('pending');
    expect(await entrant.decide('approve')).toEqual({ kind: 'decided', what: 'entry', status: 'approved' });
    expect(await entrant.decide('approve')).toEqual({ kind: 'unchanged' });
    expect((await entrant.submission()).submission_status).toBe('approved');
    expect(await entrant.decide('reject')).toEqual({ kind: 'decided', what: 'entry', status: 'rejected' });
    expect(await entrant.decide('reject', 'A'.repeat(22))).toEqual({ kind: 'unknown' });
  });
});

describe('the identity document of an entry', () => {
  it('returns to its owner unchanged, as a download, and every reading is audited', async () => {
    const response = await world.ask(`/participant/identity/${entrant.id}`, { token: entrant.token });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngFile());
    const { headers } = response;
    expect(
      ['content-type', 'cache-control', 'content-security-policy', 'content-disposition'].map((name) =>
        headers.get(name),
      ),
    ).toEqual(['image/png', 'no-store', "default-src 'none'; sandbox", attachment('جواز السفر.png')]);
    const audit = await world.server.store.database
      .selectFrom('audit')
      .where('subject', '=', entrant.id)
      .select(['actor', 'action'])
      .execute();
    expect(audit).toContainEqual({ actor: entrant.account.user_id, action: 'identity.read' });
  });

  it('has a name that cannot break a header', () => {
    expect(attachment('a"b\r\nc*(é).png')).toBe(
      `attachment; filename="a_b__c____.png"; filename*=UTF-8''a%22b%0D%0Ac%2A%28%C3%A9%29.png`,
    );
  });
});
