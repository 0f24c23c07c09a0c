import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';

forEachDatabase('unsubscribing', ({ open }) => {
  let desk: MessageDesk;
  let entry: string;
  beforeAll(async () => {
    desk = await MessageDesk.open(open);
    entry = await desk.lay();
    await desk.lay({ name: 'Salim', email: 'salim@example.om', language: 'ar' });
  });
  afterAll(() => desk.close());

  /** Headers of an e-mail, each on one line. */
  const headersOf = (words: string) => words.split(/\r?\n\r?\n/, 1)[0]!.replaceAll(/\r?\n[ \t]+/g, ' ');
  const mailTo = (address: string) => desk.mail.taken.filter(({ to }) => to[0] === address);
  const linkIn = (text: string) => {
    const [, path = ''] = /https:\/\/vote\.example(\S+)/.exec(text) ?? [];
    return `${desk.world.server.site}${path}`;
  };
  let link: string;

  it('is offered by news alone: one click in a mail program, and a link in the language of the candidate', async () => {
    await desk.send({ kind: 'news' });
    await desk.deliver();
    await desk.work();
    const [english] = mailTo('huda@example.om');
    const [arabic] = mailTo('salim@example.om');
    const address = /^List-Unsubscribe: <(\S+)>$/m.exec(headersOf(english!.words))?.[1];
    expect(headersOf(english!.words)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(readMail(english!).text).toContain(`To get no more news from it: ${address}`);
    expect(address).toMatch(
      /^https:\/\/vote\.example\/contact-link\/unsubscribe\/[\w-]{22}\.[\w-]{22}\.[\w-]{43}\?lng=en$/,
    );
    expect(readMail(arabic!).text).toMatch(/لإيقافها: https:\S+\?lng=ar$/);
    link = linkIn(readMail(english!).text);
  });

  it('takes more than opening the link, as mail servers open links to check them', async () => {
    const opened = await fetch(link);
    const page = await opened.text();
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page).toContain('No more news from \u2068Oman TV\u2069?');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect((await desk.preview({ kind: 'news' })).skipped.unsubscribed).toBe(0);
  });

  it('needs no login, cookie or form of ours, and a second time changes nothing', async () => {
    for (const body of ['List-Unsubscribe=One-Click', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const ended = await fetch(link, { method: 'POST', headers, body });
      expect([ended.status, await ended.text()]).toEqual([
        200,
        expect.stringContaining('You get no more news from \u2068Oman TV\u2069'),
      ]);
    }
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200);
    const lines = await desk.world.server.store.database
      .selectFrom('audit')
      .where('action', '=', 'messages.unsubscribed')
      .select(['actor', 'role'])
      .execute();
    expect(lines).toEqual([{ actor: entry, role: 'candidate' }]);
  });

  it('ends the next news, also such that wait, and never messages about the own entry', async () => {
    const before = mailTo('huda@example.om').length;
    const { recipients, skipped } = await desk.preview({ kind: 'news' });
    expect([recipients, skipped.unsubscribed]).toEqual([1, 1]);
    const waiting = await desk.send({ kind: 'news' });
    await desk.work();
    await fetch(linkIn(readMail(mailTo('salim@example.om')[0]!).text), { method: 'POST' });
    await desk.work(600_000);
    await desk.work();
    expect((await desk.recipients(waiting.id)).data).toMatchObject([
      { full_name: 'Salim', state: 'skipped', why: 'unsubscribed' },
    ]);
    await desk.send({ kind: 'service' });
    await desk.deliver();
    await desk.work();
    const own = mailTo('huda@example.om').slice(before);
    expect(own.map((each) => readMail(each).text)).toEqual(['Hello \u2068Huda\u2069']);
    expect(headersOf(own[0]!.words)).not.toContain('List-Unsubscribe');
  });

  it('by a token that we did not sign does nothing, and says what to do', async () => {
    const forged = link.replace(/.{3}\?lng/, 'AAA?lng');
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(forged, { method });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('This link does not work'),
      ]);
    }
  });
});
