import { join } from 'node:path';
import { openSqlite, sqliteKysely } from '../../platform/database/openSqlite.ts';
import type { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  signUp,
  type NamedFile,
  type SignupAnswer,
} from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

type PortraitAnswer = Pick<SignupAnswer, 'status' | 'errors'> & { data?: { image_url: string } };

/** The ways in which files of strangers, and pictures of candidates, reach the server. */
export class WaysIn {
  readonly #world: AccountWorld;
  readonly #calls: UploadCalls;

  constructor(world: AccountWorld) {
    this.#world = world;
    this.#calls = new UploadCalls(world);
  }

  /** Sends files within the signup form, as the specification describes. */
  byForm(competition: string, files: Record<string, NamedFile>): Promise<SignupAnswer> {
    const form = formOf({ ...person(), comp_id: competition }, { id_passport_url: passport(), ...files });
    return signUp(this.#world, form, { key: newForm() });
  }

  /** Uploads a file by the tus protocol first, and sends a signup form that names the upload. */
  async byTicket(
    competition: string,
    file: NamedFile,
    filetype: string,
  ): Promise<Omit<SignupAnswer, 'replayed'>> {
    const form = newForm();
    const metadata = { competition, form, filename: file.name, filetype };
    const begun = await this.#calls.begin({ bytes: file.content.length, metadata });
    if (begun.status !== 201) return { status: begun.status, ...((await begun.json()) as object) };
    const media_ticket = begun.headers.get('location')?.split('/').at(-1) ?? '';
    await this.#calls.call('PATCH', media_ticket, { offset: 0, content: file.content });
    const fields = { ...person(), comp_id: competition, media_ticket };
    return signUp(this.#world, formOf(fields, { id_passport_url: passport() }), { key: form });
  }

  async asPortrait(token: string, file: NamedFile): Promise<PortraitAnswer> {
    const form = formOf({}, { profile_image: file });
    const response = await this.#world.ask('/profile/updateProfile', { form, token });
    return { status: response.status, ...((await response.json()) as object) };
  }

  /** Sets the most megabytes that a competition accepts for a recording. */
  async allow(competition: string, megabytes: number): Promise<void> {
    const { config, app } = this.#world.server;
    const db = sqliteKysely(openSqlite(join(config.dataDir, 'db/sawt.db'), 'write'));
    const competitions = db.updateTable('competitions').set({ max_media_megabytes: megabytes });
    await competitions.where('id', '=', competition).execute();
    await db.destroy();
    await app.live.catalogue.refresh();
  }
}
