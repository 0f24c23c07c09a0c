import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission, SubmissionList, SubmissionView } from '../../../domain/contract.ts';
import type { LaidAccount } from '../../../tests/support/accountFixture.ts';
import { AccountWorld } from '../../../tests/support/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  pngFile,
  signUp,
  song,
  wavFile,
  type NamedFile,
} from '../../../tests/support/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/uploadCalls.ts';
import { serverCommands } from '../../commands/serverCommands.ts';
import type { DecidedEntry } from '../decisions/decideEntry.ts';
import { attachment } from '../identity/identityRoute.ts';

let world: AccountWorld;
let calls: UploadCalls;
let audio: string;
let account: LaidAccount;
let token: string;
let id: string;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  account = await world.lay();
  token = await world.token(account);
  const fields = { ...person(), civil_id: account.civil_id, comp_id: audio };
  const form = formOf(fields, { media_file: song(), id_passport_url: passport() });
  const answer = await signUp(world, form, { key: newForm(), token });
  id = answer.data?.id ?? '';
});

async function read<T>(path: string, as: string | undefined = token): Promise<[number, T]> {
  const response = await world.ask(path, { token: as });
  return [response.status, ((await response.json()) as { data: T }).data];
}
const submission = async () => (await read<Submission>(`/participant/submission/${id}`))[1];

const checked = () =>
  expect
    .poll(async () => {
      const { submission_status: status, replacement } = await submission();
      return status === 'submitted' || replacement?.submission_status === 'submitted';
    })
    .toBe(false);

const decide = (decision: 'approve' | 'reject', entryId = id) => {
  const { config, store } = world.server;
  const commands = serverCommands(config.dataDir, store.writer, world.clock);
  return commands['decideEntry']?.({ entryId, decision, reason: null }) as Promise<DecidedEntry>;
};

async function replace(file: NamedFile | undefined, fields: Record<string, string> = {}, as = token) {
  const form = formOf({ _method: 'PUT', ...fields }, { media_file: file });
  const response = await world.ask(`/participant/update/${id}`, { form, token: as });
  const body = (await response.json()) as {
    code?: string;
    data?: Submission;
    errors?: Record<string, string[]>;
  };
  return { status: response.status, ...body };
}

describe('an entry', () => {
  it('is shown to its candidate with links to its media', async () => {
    const [status, list] = await read<SubmissionList['data']>('/participant');
    expect([status, list]).toEqual([200, [await submission()]]);
    expect(list[0]).toMatchObject({
      id,
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

  it('has a view with the names of its competition and event', async () => {
    expect(await read<SubmissionView>(`/participant/view-submission/${id}`)).toEqual([
      200,
      {
        competition_info: expect.objectContaining({
          competition_name_en: 'Player of the Season',
          event_name_en: 'Season 2025',
        }) as unknown,
        submission_details: (await submission()).submission_details,
        submission_status: (await submission()).submission_status,
      },
    ]);
  });

  it('is nothing to anybody else', async () => {
    const other = await world.token(await world.lay());
    for (const path of ['submission', 'view-submission', 'identity'])
      expect((await world.ask(`/participant/${path}/${id}`, { token: other })).status).toBe(404);
    expect((await replace(song(), {}, other)).status).toBe(404);
    expect(await read('/participant', other)).toEqual([200, []]);
  });

  it('waits for staff once its media were checked, and is what they decide', async () => {
    await checked();
    expect((await submission()).submission_status).toBe('pending');
    expect(await decide('approve')).toEqual({ kind: 'decided', what: 'entry', status: 'approved' });
    expect(await decide('approve')).toEqual({ kind: 'unchanged' });
    expect((await submission()).submission_status).toBe('approved');
    expect(await decide('reject')).toEqual({ kind: 'decided', what: 'entry', status: 'rejected' });
    expect(await decide('reject', 'A'.repeat(22))).toEqual({ kind: 'unknown' });
  });
});

describe('the identity document of an entry', () => {
  it('comes back to its owner as it was sent, to be saved, and every reading is audited', async () => {
    const response = await world.ask(`/participant/identity/${id}`, { token });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngFile());
    const { headers } = response;
    expect(
      ['content-type', 'cache-control', 'content-security-policy', 'content-disposition'].map((name) =>
        headers.get(name),
      ),
    ).toEqual(['image/png', 'no-store', "default-src 'none'; sandbox", attachment('جواز السفر.png')]);
    const audit = await world.server.store.database
      .selectFrom('audit')
      .where('subject', '=', id)
      .select(['actor', 'action'])
      .execute();
    expect(audit).toContainEqual({ actor: account.user_id, action: 'identity.read' });
  });

  it('has a name that no header breaks on', () => {
    expect(attachment('a"b\r\nc*(é).png')).toBe(
      `attachment; filename="a_b__c____.png"; filename*=UTF-8''a%22b%0D%0Ac%2A%28%C3%A9%29.png`,
    );
  });
});

describe('other media for an entry', () => {
  it('take the place of those that nobody has approved', async () => {
    const before = await submission();
    const { status, data } = await replace({ ...song(2), name: 'newer.wav' });
    expect([status, data?.submission_status, data?.replacement, data?.submission_details]).toMatchObject([
      200,
      'submitted',
      null,
      { file_name: 'newer.wav', duration_ms: 2_000 },
    ]);
    expect(data?.url).not.toBe(before.url);
  });

  it('wait beside those that are approved, until staff decide', async () => {
    await checked();
    await decide('approve');
    const { submission_details: shown } = await submission();
    await replace({ ...song(2), name: 'newer.wav' });
    await checked();
    expect(await submission()).toMatchObject({
      submission_status: 'approved',
      submission_details: { file_name: shown?.file_name },
      replacement: { submission_status: 'pending', submission_details: { file_name: 'newer.wav' } },
    });
    expect(await decide('reject')).toMatchObject({ what: 'replacement', status: 'rejected' });
    expect((await submission()).replacement?.submission_status).toBe('rejected');
    expect(await decide('approve')).toMatchObject({ what: 'replacement', status: 'approved' });
    expect(await submission()).toMatchObject({
      submission_status: 'approved',
      submission_details: { file_name: 'newer.wav' },
      replacement: null,
    });
  });

  it('come by the ticket of an upload for this very entry', async () => {
    const metadata = { entry: id, filename: 'tus.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(2), { metadata, token });
    const { status, data } = await replace(undefined, { media_ticket });
    expect([status, data?.submission_details?.file_name]).toEqual([200, 'tus.wav']);
    expect(await replace(undefined, { media_ticket })).toMatchObject({ status: 422, code: 'upload_gone' });
    const forSignup = { competition: audio, filename: 'a.wav', filetype: 'audio/wav' };
    const other = await calls.send(wavFile(), { metadata: forSignup, token });
    expect(await replace(undefined, { media_ticket: other })).toMatchObject({ status: 422 });
  });

  it('must be there, and of a kind that the competition takes', async () => {
    expect(await replace(undefined)).toMatchObject({
      status: 422,
      errors: { media_file: ['Upload a video or audio file.'] },
    });
    expect(await replace({ name: 'a.png', content: pngFile() })).toMatchObject({
      status: 422,
      errors: { media_file: ['Invalid format. This competition takes audio: MP3, M4A, WAV, AAC or OGG.'] },
    });
  });

  it('are not too many at once', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await replace(undefined)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a competition that has ended takes no other media', async () => {
  const db = world.server.store.database;
  const own = await db.selectFrom('entries').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const details = world.server.app.live.catalogue.view.details.get(own.competition_id);
  world.clock.advance((details?.comp_end ?? 0) - world.clock.now());
  world.server.app.live.tick();
  token = await world.token(account);
  expect(await replace(song())).toMatchObject({ status: 403, code: 'competition_ended' });
});
