import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { type CarrierServer, startCarrier } from '../../../tests/support/outside/carrierServer.ts';

const LINK = /https:\/\/vote\.example(\/n\/[a-z2-9]{10})$/;

forEachDatabase('the link in news that come as a text message', ({ open }) => {
  let carrier: CarrierServer;
  let desk: MessageDesk;
  beforeAll(async () => {
    carrier = await startCarrier();
    const smsOut = { url: carrier.url, secret: 'secret-of-the-carrier' };
    desk = await MessageDesk.open(open, {}, {}, { smsOut });
    await desk.lay({ name: 'Noor', email: null, phone: '+96891110001', language: 'ar' });
    await desk.lay({ name: 'Ali', email: null, phone: '+96891110002', language: 'en' });
  });
  afterAll(async () => {
    await desk.close();
    await carrier.close();
  });

  /** Texts that the operator took for a number, in turn. */
  const textsTo = (number: string) =>
    carrier.taken
      .map(({ body }) => JSON.parse(body.toString()) as { to: string; text: string })
      .filter(({ to }) => to === number)
      .map(({ text }) => text);
  const pathIn = (text: string) => LINK.exec(text)![1]!;
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`${desk.world.server.site}${path}`, { redirect: 'manual', ...init });
  const deliver = async (kind: 'news' | 'service') => {
    await desk.send({ kind });
    await desk.deliver();
    await desk.work();
  };

  it('ends the message in the language of the candidate, and counts as a part where it takes one', async () => {
    const sms_ar = 'ن'.repeat(60);
    expect((await desk.preview({ sms_ar })).texts.ar.parts).toBe(1);
    expect((await desk.preview({ sms_ar, kind: 'news' })).texts.ar.parts).toBe(2);
    await deliver('news');
    const [arabic, english] = [textsTo('+96891110001'), textsTo('+96891110002')];
    expect([arabic.length, english.length]).toEqual([1, 1]);
    expect(arabic[0]!.replace(LINK, '')).toBe('مرحبًا \u2068Noor\u2069\nلإيقاف الأخبار: ');
    expect(english[0]!.replace(LINK, '')).toBe('Hello Ali\nNo more news: ');
    expect(pathIn(arabic[0]!)).not.toBe(pathIn(english[0]!));
  });

  it('is in no message about the own entry', async () => {
    await deliver('service');
    expect(textsTo('+96891110002').at(-1)).toBe('Hello Ali');
  });

  it('leads to the page that ends them, also typed in capitals, and is kept nowhere', async () => {
    const path = pathIn(textsTo('+96891110001')[0]!);
    for (const typed of [path, `/n/${path.slice(3).toUpperCase()}`]) {
      const led = await at(typed);
      expect([led.status, led.headers.get('cache-control'), led.headers.get('location')]).toEqual([
        302,
        'no-store',
        expect.stringMatching(/^\/contact-link\/unsubscribe\/[\w-]{22}\.[\w-]{22}\.[\w-]{43}\?lng=ar$/),
      ]);
    }
    expect((await desk.preview({ kind: 'news' })).skipped.unsubscribed).toBe(0);
    await at((await at(path)).headers.get('location')!, { method: 'POST' });
    const { recipients, skipped } = await desk.preview({ kind: 'news' });
    expect([recipients, skipped.unsubscribed]).toEqual([1, 1]);
  });

  it('of a code that we did not give does nothing, and says what to do', async () => {
    for (const code of ['abcdefghjk', 'xxxxxxxxxx', 'short', '%D9%86']) {
      const answer = await at(`/n/${code}?lng=en`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('This link does not work'),
      ]);
    }
  });
});
