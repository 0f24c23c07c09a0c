import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage, StaffList } from '../../../domain/staff/staffContract.ts';
import { AUDIT_PAGE_LINES } from '../../../domain/staff/staffLimits.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/appendAudit.ts';

forEachDatabase('the audit of staff', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let judge: Person;
  let foreign: string;
  /** Lines that a test lays are of the time after. */
  let later: number;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    judge = await world.join(owner, 'judge');
    foreign = await world.layOrganisation();
    later = world.clock.now() + 1_000;
    const line = { actor: owner.id, role: 'staff', action: 'tested' } as const;
    const own = Array.from({ length: 120 }, (_, index) => ({
      ...line,
      // Several lines of one time: a page may end between them.
      at: later + Math.floor(index / 7),
      subject: `own ${index}`,
      organisationId: owner.organisation,
      after: { index },
    }));
    await lay([
      { ...line, at: later, subject: 'theirs', organisationId: foreign },
      { at: later, actor: 'operator:fatma', role: 'staff', action: 'key.accepted', subject: 'media' },
      { at: later, actor: 'user-1', role: 'candidate', action: 'login', subject: 'user-1' },
      ...own,
    ]);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const lay = (lines: AuditEntry[]) =>
    writeBeside(world.server.config, (db) =>
      db.transaction().execute((tx) => appendAudit(tx, lines, { stream: 'beside' })),
    );
  const page = async (query: string, of: string | null = owner.organisation) => {
    const path = of === null ? '/audit' : `/organisation/${of}/audit`;
    return read<AuditPage>(await world.ask(`${path}?${query}`, { browser: owner.browser }));
  };
  const subjects = ({ data }: AuditPage) => data.map(({ subject }) => subject.id);

  it('says who gave which role, with nothing before it, and to whom', async () => {
    const { data, people } = await page(`until=${later}`);
    const said = data.map(({ action, actor, subject, before, after }) => ({
      action,
      actor: actor.name,
      subject: subject.name,
      before,
      after,
    }));
    const [salma, nasser] = ['Salma Al Harthy', 'Nasser Al Balushi'];
    const expires_at = expect.any(Number) as number;
    expect(said).toEqual([
      {
        action: 'staff.invitation_accepted',
        actor: nasser,
        subject: nasser,
        before: null,
        after: { roles: ['judge'] },
      },
      {
        action: 'staff.invited',
        actor: salma,
        subject: null,
        before: null,
        after: { role: 'judge', expires_at },
      },
      {
        action: 'staff.set_up',
        actor: salma,
        subject: salma,
        before: null,
        after: { roles: ['operator', 'owner'] },
      },
    ]);
    expect(people).toEqual([
      { id: judge.id, name: nasser },
      { id: owner.id, name: salma },
    ]);
  });

  it('says which role ended', async () => {
    const path = `/organisation/${owner.organisation}`;
    const screener = await world.join(owner, 'screener');
    const { people } = await read<StaffList>(await world.ask(`${path}/staff`, { browser: owner.browser }));
    const membership = people.find(({ staff_id }) => staff_id === screener.id)!.membership_id;
    const { browser } = owner;
    await world.ask(`${path}/membership/${membership}`, { method: 'DELETE', browser });
    const { data } = await page('action=staff.role_ended');
    expect(data).toMatchObject([{ subject: { id: screener.id }, before: { role: 'screener' }, after: null }]);
  });

  it('turns page after page without a gap or a repetition, also while lines are written', async () => {
    const seen: (string | null)[] = [];
    let after = '';
    let pages = 0;
    do {
      const turned = await page(`from=${later}${after}`);
      expect(turned.data.length).toBeLessThanOrEqual(AUDIT_PAGE_LINES);
      seen.push(...subjects(turned));
      after = turned.next === null ? '' : `&after=${turned.next}`;
      pages += 1;
      await lay([
        {
          at: later + 10_000 + pages,
          actor: owner.id,
          role: 'staff',
          action: 'newer',
          subject: 'newer',
          organisationId: owner.organisation,
        },
      ]);
    } while (after);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `own ${119 - index}`));
    expect(pages).toBe(3);
  });

  it.each([
    ['action', () => `action=tested&from=${later + 16}&until=${later + 17}`, 7],
    ['actor', () => `actor=${owner.id}&from=${later + 16}&until=${later + 17}`, 7],
    ['another actor', () => `actor=${judge.id}&from=${later}`, 0],
    ['subject', () => 'subject=own%205', 1],
    ['subject and action', () => 'subject=own%205&action=tested', 1],
    ['subject and another action', () => 'subject=own%205&action=newer', 0],
    ['subject, action and actor', () => `subject=own%205&action=tested&actor=${owner.id}`, 1],
    ["another organisation's subject", () => 'subject=theirs', 0],
  ])('is filtered by %s', async (_, query, lines) => {
    expect((await page(query())).data).toHaveLength(lines);
  });

  it('of the installation names commands and candidates without a name of a candidate', async () => {
    const { data } = await page(`from=${later}&until=${later + 1}`, null);
    const others = data.filter(({ organisation }) => organisation?.id !== owner.organisation);
    expect(others.map(({ actor, organisation }) => [actor, organisation?.id])).toEqual([
      [{ kind: 'candidate', id: 'user-1', name: null }, undefined],
      [{ kind: 'command', id: 'operator:fatma', name: 'fatma' }, undefined],
      [{ kind: 'staff', id: owner.id, name: 'Salma Al Harthy' }, foreign],
    ]);
    expect(data).toHaveLength(10);
    const signedIn = await page('action=staff.set_up', null);
    expect(signedIn.data).toHaveLength(1);
  });
});
