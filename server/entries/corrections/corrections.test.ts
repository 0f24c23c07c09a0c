import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextMidnight } from '../../../domain/zonedTime.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { formOf, passport, pngFile, song } from '../../../tests/support/entries/entryForms.ts';
import { UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';
import type { CorrectionPart } from './correctionsRepo.ts';

const DAY = 86_400_000;
let world: AccountWorld;
let competition: string;
let entrant: Entrant;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  competition = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  entrant = await Entrant.enter(world, competition);
  await world.server.app.entries.rest();
  world.sent.length = 0;
});

const asked = { reason: 'The photo is blurred.', days: 7, actor: 'operator:test' };
const ask = (part: CorrectionPart, more: Partial<typeof asked> = {}) =>
  world.server.store.writer.submit('askCorrection', {
    ...asked,
    ...more,
    entryId: entrant.id,
    part,
    at: world.clock.now(),
  });
const weekOn = () => nextMidnight(world.clock.now() + 7 * DAY, 'Asia/Muscat');

const scan = (width: number) => ({ ...passport(), content: pngFile(width, 8) });
async function send(width: number): Promise<unknown[]> {
  const form = formOf({}, { id_passport_url: scan(width) });
  const response = await world.ask(`/participant/document/${entrant.id}`, { form, token: entrant.token });
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code ?? response.headers.get('idempotency-replayed')];
}
const documents = () =>
  world.server.store.database
    .selectFrom('identity_documents')
    .where('entry_id', '=', entrant.id)
    .select(['object', 'wrapped_key', 'content_hash', 'delete_after'])
    .execute();
async function told() {
  await world.server.app.entries.rest();
  return world.sent.splice(0).map((message) => message.text.replaceAll(/[\u2068\u2069]/g, ''));
}
const corrections = async () => (await entrant.submission()).corrections;

describe('an identity document that is asked for again', () => {
  it('is sent once; the earlier one is deleted, and its lines in the audit stay', async () => {
    const { app, store } = world.server;
    const [before] = await documents();
    await world.ask(`/participant/identity/${entrant.id}`, { token: entrant.token });
    expect(await ask('document')).toEqual({ kind: 'asked', dueAt: weekOn(), zone: 'Asia/Muscat' });
    expect(await ask('document')).toEqual({ kind: 'unchanged' });
    expect(await corrections()).toEqual([
      { part: 'document', reason: 'The photo is blurred.', due_at: weekOn() },
    ]);
    expect(await told()).toEqual([
      expect.stringMatching(
        /ask you to send your identity document again for Player of the Season, by .+, midnight \(12AM\), Muscat time\.\n\nThe reason: The photo is blurred\./,
      ),
    ]);
    expect(await send(9)).toEqual([200, 'false']);
    expect(await send(9)).toEqual([200, 'true']);
    expect(await send(10)).toEqual([403, 'correction_closed']);
    const after = await documents();
    expect(after).toMatchObject([{ delete_after: before?.delete_after }]);
    expect(after[0]?.object).not.toBe(before?.object);
    const hash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect([before?.content_hash, after[0]?.content_hash]).toEqual([hash, hash]);
    expect(after[0]?.content_hash).not.toBe(before?.content_hash);
    await expect(app.files.objects.read(before?.object ?? '')).rejects.toThrow('missing');
    expect([await corrections(), (await told()).length]).toEqual([[], 1]);
    const audit = store.database.selectFrom('audit').where('subject', '=', entrant.id);
    expect(await audit.orderBy('seq').select(['role', 'action', 'reason']).execute()).toMatchObject([
      { action: 'entry.registered' },
      { action: 'identity.read' },
      { role: 'staff', action: 'entry.document_asked', reason: 'The photo is blurred.' },
      { role: 'candidate', action: 'entry.document_replaced' },
      { role: 'system', action: 'identity_document_deleted', reason: 'superseded' },
    ]);
  });

  it('is refused where nobody asked, and once its time is over', async () => {
    expect(await send(9)).toEqual([403, 'correction_closed']);
    await ask('document', { days: 1 });
    await world.beside((db) =>
      db
        .updateTable('corrections')
        .set({ due_at: world.clock.now() })
        .where('entry_id', '=', entrant.id)
        .execute(),
    );
    expect(await send(9)).toEqual([403, 'correction_closed']);
    expect(await corrections()).toHaveLength(1);
  });

  it('is asked for by the newest request only', async () => {
    await ask('document');
    await ask('document', { reason: 'It has expired.' });
    expect((await corrections()).map(({ reason }) => reason)).toEqual(['It has expired.']);
    expect(await told()).toEqual([expect.stringContaining('It has expired.')]);
  });
});

describe('a correction of another part', () => {
  it('ends when another recording arrives', async () => {
    await ask('media');
    await ask('document');
    await entrant.replace({ file: { ...song(2), name: 'newer.wav' } });
    expect((await corrections()).map(({ part }) => part)).toEqual(['document']);
  });

  it('ends when the profile changes, and not when it stays as it is', async () => {
    const save = async (address: string) => {
      const form = new FormData();
      form.set('address', address);
      const response = await world.ask('/profile/updateProfile', { form, token: entrant.token });
      expect(response.status).toBe(200);
      return (await corrections()).map(({ part }) => part);
    };
    await save('Muscat');
    await ask('details');
    expect(await save('Muscat')).toEqual(['details']);
    expect(await save('Nizwa, house 4')).toEqual([]);
  });

  it('asks nobody who has no verified account, and takes no recording after the end', async () => {
    const nobody = { ...asked, entryId: 'A'.repeat(22), part: 'media', at: world.clock.now() } as const;
    expect(await world.server.store.writer.submit('askCorrection', nobody)).toEqual({ kind: 'unknown' });
    const { comp_end } = (await entrant.submission()).competition;
    const late = { ...nobody, entryId: entrant.id, at: comp_end ?? 0 };
    expect(await world.server.store.writer.submit('askCorrection', late)).toEqual({ kind: 'over' });
    const close = { ...late, at: (comp_end ?? 0) - DAY };
    expect(await world.server.store.writer.submit('askCorrection', close)).toMatchObject({ dueAt: comp_end });
  });
});
