import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountDraft, DraftRequest } from '../../../domain/contract.ts';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import type { LaidAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { draftToKeep } from '../../../tests/support/entries/registrationFacts.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';
import { collectPerson } from '../../people/collectPerson.ts';
import { findPerson } from '../../people/findPerson.ts';

forEachDatabase('a draft in the account', ({ open }) => {
  let world: AccountWorld;
  let release: () => Promise<void>;
  let competition: string;

  beforeAll(async () => {
    const database = await open();
    release = () => database.close();
    const { settings } = database;
    world = await AccountWorld.start({
      ffmpegPath: null,
      databaseUrl: settings.kind === 'postgres' ? settings.url : null,
    });
    competition = await new UploadCalls(world).competition('player-of-the-season');
  });
  afterAll(async () => {
    await world.close();
    await release();
  });

  const candidate = async () => {
    const account = await world.lay();
    return { account, token: await world.token(account) };
  };
  const path = () => `/participant/draft/${competition}`;
  const read = async (token: string) => {
    const response = await world.ask(path(), { token });
    const { data } = (await response.json()) as { data: AccountDraft | null };
    return data;
  };
  const keep = async (token: string, more: Partial<DraftRequest> = {}) => {
    const response = await world.ask(path(), { method: 'PUT', token, body: { ...draftToKeep, ...more } });
    const { data, code } = (await response.json()) as { data?: AccountDraft; code?: string };
    return { status: response.status, code, version: data?.version ?? '' };
  };
  const fieldsOf = (full_name: string) => ({ fields: { ...draftToKeep.fields, full_name } });
  const rows = () => world.server.store.database.selectFrom('registration_drafts').selectAll().execute();
  const personOf = async ({ user_id }: LaidAccount) => {
    const { database, keys } = world.server.store;
    return (await findPerson(database, keys.pepper, user_id))!;
  };

  it('is found from every device of its candidate, and by nobody else', async () => {
    const [{ account, token }, other] = [await candidate(), await candidate()];
    const { version } = await keep(token);
    const at = world.clock.now();
    const { replaces: _, ...content } = draftToKeep;
    const kept = { ...content, version, changed_at: at, kept_until: at + UPLOAD_LIFE_MS };
    expect(await read(await world.token(account))).toEqual(kept);
    await world.ask(path(), { method: 'DELETE', token: other.token });
    expect([await read(other.token), await read(token)]).toEqual([null, kept]);
    await world.ask(path(), { method: 'DELETE', token });
    expect(await read(token)).toBeNull();
  });

  it('is not replaced by a page that continued an older version', async () => {
    const { token } = await candidate();
    const first = await keep(token);
    const second = await keep(token, { ...fieldsOf('Second'), replaces: first.version });
    const outdated = { status: 409, code: 'draft_outdated' };
    expect(await keep(token, { ...fieldsOf('Stale'), replaces: first.version })).toMatchObject(outdated);
    expect(await keep(token, fieldsOf('Stranger to it'))).toMatchObject(outdated);
    // A repeated request whose answer was lost.
    const again = await keep(token, { ...fieldsOf('Second'), replaces: first.version });
    expect(again).toEqual(second);
    expect((await read(token))?.fields.full_name).toBe('Second');
    await world.ask(path(), { method: 'DELETE', token });
    expect((await keep(token, { replaces: second.version })).status).toBe(200);
  });

  it('ends 48 hours after its last change, and is deleted', async () => {
    const { token } = await candidate();
    const { version } = await keep(token);
    world.clock.advance(3_600_000);
    await keep(token, { ...fieldsOf('Later'), replaces: version });
    const { writer } = world.server.app.live;
    world.clock.advance(UPLOAD_LIFE_MS - 1);
    const session = await candidate();
    await keep(session.token);
    await writer.submit('sweepDrafts', world.clock.now());
    expect((await rows()).map(({ content }) => JSON.parse(content).fields.full_name as string)).toContain(
      'Later',
    );
    world.clock.advance(1);
    await writer.submit('sweepDrafts', world.clock.now());
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([session.account.user_id]);
  });

  it('is in the export about its candidate, and goes with the account', async () => {
    const { account, token } = await candidate();
    await keep(token);
    const who = await personOf(account);
    const held = await collectPerson(world.server.store.database, who);
    expect(held.registration_drafts).toMatchObject([{ competition_id: competition }]);
    const at = world.clock.now();
    const { writer } = world.server.app.live;
    await writer.submit('erasePerson', { person: who, reason: null, actor: 'operator:test', at });
    expect((await rows()).filter(({ user_id }) => user_id === account.user_id)).toEqual([]);
  });

  it('goes with the registration, and none follows it', async () => {
    const { account, token } = await candidate();
    await keep(token);
    const form = formOf(
      { ...person(), civil_id: account.civil_id, comp_id: competition },
      { media_file: song(), id_passport_url: passport() },
    );
    expect((await signUp(world, form, { key: newForm(), token })).status).toBe(200);
    expect(await read(token)).toBeNull();
    expect(await keep(token)).toMatchObject({ status: 409, code: 'already_entered' });
  });
});
