import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTACT_UNDO_MS } from '../../../domain/delays.ts';
import { MATCH_MS } from '../../../domain/staff/staffLimits.ts';
import type { Approval, CandidateActs } from '../../../domain/staff/staffContract.ts';
import { askedIn } from '../../../tests/support/approvals/votedWorld.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { type MailServer, startMailServer } from '../../../tests/support/outside/mailServer.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, type Person, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { layDocument } from '../../../tests/support/staffEntries/layDocument.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { newId } from '../../platform/ids.ts';

const fits = { name: 'yes', number: 'yes', birth_date: 'yes', valid: 'yes' } as const;

forEachDatabase('an account whose contacts are lost', ({ open }) => {
  let mail: MailServer;
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let second: Person;
  let auditor: Person;
  let competition: string;
  let laid = 0;

  beforeAll(async () => {
    mail = await startMailServer();
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    const mails = { url: mail.url, from: 'Sawt <no-reply@vote.example>' };
    world = await StaffWorld.start({ databaseUrl, mail: mails });
    owner = await world.setUp();
    second = await layPerson(world, owner.organisation, 'owner');
    auditor = await layPerson(world, owner.organisation, 'auditor');
    [competition] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
  });
  afterAll(async () => {
    await world.close();
    await mail.close();
    await database.close();
  });

  const stepUp = async () => {
    for (const person of [owner, second, auditor]) person.browser = await world.layBrowser(person);
  };
  const path = (id: string) => `/organisation/${owner.organisation}/candidate/${id}/acts`;
  const actsOf = async (id: string, { browser }: Person = owner) =>
    read<CandidateActs>(await world.ask(path(id), { browser }));
  const ask = (id: string, more: object) =>
    world.ask(path(id), { body: { kind: 'recover', reason: 'Lost both', ...more }, browser: owner.browser });
  const approve = async (approval: Approval) =>
    world.approve(`/organisation/${owner.organisation}`, approval, second);
  /** @param verdict what staff found in the document, the given time (ms) ago */
  const lay = async (verdict: object = fits, ago = 0) => {
    await stepUp();
    laid += 1;
    const [lost, found] = [`lost${laid}@example.om`, `found${laid}@example.om`] as const;
    const id = await layEntry(world, competition, { email: lost, phone: '+96891234567', verified: true });
    const { id: document_id } = await layDocument(world, id);
    const judged = { reveal_id: newId(), entry_id: id, document_id, staff_id: owner.id, note: null };
    const judged_at = world.clock.now() - ago;
    await writeBeside(world.server.config, (db) =>
      db
        .insertInto('identity_verdicts')
        .values({ ...judged, judged_at, ...fits, ...verdict })
        .execute(),
    );
    return { id, lost, found, contact: { field: 'email', value: found } };
  };
  /** The link of each e-mail that leaves now, by its recipient. */
  const linksSent = async () => {
    const before = mail.taken.length;
    world.server.app.accounts.tick();
    await world.server.app.accounts.rest();
    const links = mail.taken
      .slice(before)
      .map(readMail)
      .map(({ to, text }) => [to[0], /#(\S+)/.exec(text)?.[1]])
      .filter(([to]) => /^(lost|found)/.test(to!));
    return Object.fromEntries(links) as Record<string, string>;
  };
  const follow = async (token: string | undefined) => {
    const response = await fetch(`${world.server.site}/api/follow-contact-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://vote.example' },
      body: JSON.stringify({ token }),
    });
    return response.status;
  };
  const contactsOf = async (id: string) => {
    const accounts = world.server.store.database.selectFrom('accounts').where('user_id', '=', id);
    const account = await accounts.select(['email', 'phone_verified_at']).executeTakeFirstOrThrow();
    return [account.email, account.phone_verified_at !== null];
  };

  it('is recovered only where staff found a week ago at most that the document fits', async () => {
    const unmatched = [await lay({ birth_date: 'unreadable' }), await lay(fits, MATCH_MS)];
    for (const { id, contact } of unmatched) {
      expect((await actsOf(id)).is_matched).toBe(false);
      expect(await answered(await ask(id, { contact }))).toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
      });
    }
    const { id, contact } = await lay();
    expect(await actsOf(id)).toMatchObject({ is_matched: true, recovery: null });
    for (const wrong of [{}, { contact: null }, { contact: { ...contact, value: 'found@' } }])
      expect(await answered(await ask(id, wrong))).toMatchObject({ status: 422, errors: { contact: [/./] } });
  });

  it('gets its new contact 72 hours after the one before was warned', async () => {
    const { id, lost, found, contact } = await lay();
    const asked = await askedIn(await ask(id, { contact }));
    expect(asked).toMatchObject({ act: 'recover_candidate', preview: { contact } });
    expect((await actsOf(id, auditor)).approval).toMatchObject({
      preview: { contact: { field: 'email', value: 'f•••@example.om' } },
    });
    await approve(asked);
    expect(await actsOf(id)).toMatchObject({ recovery: world.clock.now() + CONTACT_UNDO_MS });
    expect(Object.keys(await linksSent())).toEqual([lost]);
    expect(mail.taken.map(readMail).findLast(({ to }) => to[0] === lost)).toMatchObject({
      subject: 'طلب وسيلة تواصل جديدة لحسابك في صوت',
      text: expect.stringContaining('f•••@example.om') as string,
    });
    world.clock.advance(CONTACT_UNDO_MS - 1);
    expect(await linksSent()).toEqual({});
    world.clock.advance(1);
    const links = await linksSent();
    expect(Object.keys(links)).toEqual([found]);
    expect(await contactsOf(id)).toEqual([lost, true]);
    expect(await follow(links[found])).toBe(200);
    expect(await contactsOf(id)).toEqual([found, false]);
    await stepUp();
    expect(await actsOf(id)).toMatchObject({ recovery: null });
  });

  it('stays as it is when the owner of the contact before stops it', async () => {
    const { id, lost, contact } = await lay();
    await approve(await askedIn(await ask(id, { contact })));
    const links = await linksSent();
    expect(await follow(links[lost])).toBe(200);
    world.clock.advance(CONTACT_UNDO_MS);
    expect([await linksSent(), await contactsOf(id)]).toEqual([{}, [lost, true]]);
    await stepUp();
    expect(await actsOf(id)).toMatchObject({ recovery: null });
  });

  it('leaves no contact in an approval once the candidate is erased', async () => {
    const { id, contact } = await lay();
    await askedIn(await ask(id, { contact }));
    const person = { userId: id, civilId: null, email: null, phone: null, payers: [] };
    const erasure = { person, reason: null, actor: owner.id, at: world.clock.now() };
    await world.server.app.live.writer.submit('erasePerson', erasure);
    const kept = world.server.store.database.selectFrom('approvals').where('subject', '=', id);
    const { payload } = await kept.select('payload').executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toMatchObject({ candidate: id, contact: null });
  });
});
