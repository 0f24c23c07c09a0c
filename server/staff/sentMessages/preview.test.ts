import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageSample } from '../../../domain/staff/staffContract.ts';
import { forEachDatabase, openSqliteFile } from '../../../tests/support/database/databases.ts';
import { draft, MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';

forEachDatabase('the preview of a message', ({ open }) => {
  let desk: MessageDesk;
  let entries: Record<'huda' | 'salim' | 'maha' | 'again', string>;
  beforeAll(async () => {
    desk = await MessageDesk.open(open);
    const at = desk.world.clock.now();
    const phone = { email: null, phone: '+96891234567' };
    entries = {
      huda: await desk.lay({ name: 'Huda', at: at - 1, code: '0042' }),
      salim: await desk.lay({ name: 'Salim', at: at - 2, language: 'ar', ...phone }),
      maha: await desk.lay({ name: 'Maha', at: at - 3, ...phone }),
      again: '',
    };
    entries.again = await desk.lay({ at: at - 4, of: entries.huda }, desk.other);
    await desk.lay({ name: 'Ali', at: at - 5, status: 'approved', language: 'ar', email: 'ali@example.om' });
    await desk.lay({ name: 'Unconfirmed', at: at - 6, verified: null });
    await desk.lay({ name: 'Unreachable', at: at - 7, verified: false });
  });
  afterAll(() => desk.close());

  const skipped = { no_contact: 1, unverified: 1, unsubscribed: 0, erased: 0, no_code: 0, repeated: 0 };

  it('counts by channel and language, says who gets nothing and why, and what the text messages cost', async () => {
    expect(await desk.preview()).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      matching: 7,
      competition: null,
      recipients: 5,
      mails: { ar: 1, en: 2 },
      texts: { ar: { messages: 1, parts: 1 }, en: { messages: 1, parts: 1 } },
      parts: 2,
      skipped,
      part_baisa: 12,
      cost_baisa: 24,
    });
  });

  it('counts the parts of each text message with its values: 70 characters in Arabic, 160 in English', async () => {
    // `Maha` has 4 letters; marks stand around `Salim` in Arabic, whose text is UCS-2.
    const sms_en = `${'e'.repeat(156)}{{name}}`;
    const sms_ar = `${'ع'.repeat(63)}{{name}}`;
    expect((await desk.preview({ sms_en, sms_ar })).texts).toEqual({
      ar: { messages: 1, parts: 1 },
      en: { messages: 1, parts: 1 },
    });
    const longer = { sms_en: `e${sms_en}`, sms_ar: `ع${sms_ar}` };
    const { texts, parts, cost_baisa } = await desk.preview(longer);
    expect([texts.ar.parts, texts.en.parts, parts, cost_baisa]).toEqual([2, 2, 4, 48]);
  });

  it('counts a candidate of several entries once for news, and for each entry in a message about it', async () => {
    const news = await desk.preview({ kind: 'news' });
    expect([news.recipients, news.skipped.repeated]).toEqual([4, 1]);
  });

  it('skips entries without a code where the words name one', async () => {
    const { recipients, skipped: left } = await desk.preview({ mail_en: 'Vote for {{code}}' });
    expect([recipients, left.no_code]).toEqual([4, 1]);
  });

  it('filters as the list of entries does', async () => {
    const { recipients } = await desk.preview({ filter: { ...draft.filter, status: 'approved' } });
    const inOther = await desk.preview({ filter: { ...draft.filter, competition: desk.other } });
    expect([recipients, inOther.recipients, inOther.competition?.name_en]).toEqual([1, 1, 'Poetry']);
    const elsewhere = await desk.preview({ filter: { ...draft.filter, competition: 'E'.repeat(22) } });
    expect([elsewhere.matching, elsewhere.recipients]).toEqual([0, 0]);
  });

  it('shows the words for one real candidate after the other', async () => {
    const shown: (MessageSample | null)[] = [];
    for (let after: string | null = null; shown.at(-1) !== null; after = shown.at(-1)?.place ?? null) {
      const asked = { body: { ...draft, kind: 'news', after } };
      shown.push(
        (await read<{ sample: MessageSample | null }>(await desk.ask('/message-sample', asked))).sample,
      );
    }
    expect(shown.map((sample) => sample?.full_name)).toEqual([
      'Huda',
      'Salim',
      'Maha',
      'Huda',
      'Ali',
      undefined,
    ]);
    expect(shown[0]).toEqual({
      entry: entries.huda,
      full_name: 'Huda',
      channel: 'mail',
      language: 'en',
      subject: 'Rehearsal: \u2068Singing\u2069',
      text:
        'Hello \u2068Huda\u2069\n\nYou get this news as a candidate of \u2068Oman TV\u2069. To get no more news from it: ' +
        'https://vote.example/contact-link/unsubscribe/…',
      parts: null,
      place: expect.stringContaining(entries.huda),
    });
    expect(shown[1]).toMatchObject({ channel: 'sms', language: 'ar', subject: null, parts: 1 });
    expect(shown[2]?.text).toBe('Hello Maha\nNo more news: https://vote.example/n/xxxxxxxxxx');
  });

  it('needs words that can be sent', async () => {
    expect(
      await answered(await desk.ask('/message-preview', { body: { ...draft, mail_en: '{{votes}}' } })),
    ).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: { mail_en: [expect.stringContaining('line 1')] },
    });
  });

  it('has a person whose role is limited to some competitions reach their candidates alone', async () => {
    const { browser } = await layPerson(desk.world, desk.owner.organisation, 'organiser', [desk.other]);
    const asked = await desk.ask('/message-preview', { body: draft, browser });
    expect(await read(asked)).toMatchObject({ matching: 1, recipients: 1 });
  });
});

it('an installation that knows no price of a part says no cost', async () => {
  const desk = await MessageDesk.open(openSqliteFile, {}, {}, { smsPartBaisa: null });
  const { parts, part_baisa, cost_baisa } = await desk.preview();
  expect([parts, part_baisa, cost_baisa]).toEqual([0, null, null]);
  await desk.close();
});
