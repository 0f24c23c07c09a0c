import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LoginReply, SessionList, SignupReply, Submission } from '../../domain/contract.ts';
import { openSqlite, sqliteKysely } from '../../server/platform/database/openSqlite.ts';
import { goodPassword, type LaidAccount } from '../support/accounts/accountFixture.ts';
import { competitionAt } from '../support/catalogue/competitionAt.ts';
import { passport } from '../support/entries/entryForms.ts';
import type { ServerProcess } from '../support/servers/serverProcess.ts';

/** A competition of the demo season that ended days ago. */
export const endedSlug = 'the-spoken-word';

/** Calls to the server for a candidate, beside the browser under test. */
export class EntryCalls {
  readonly #origin: string;
  readonly #folder: string;
  readonly #account: LaidAccount;
  #token = '';
  #entered = 0;

  constructor(server: ServerProcess, account: LaidAccount) {
    this.#origin = server.origin;
    this.#folder = server.folder;
    this.#account = account;
  }

  async logIn(): Promise<this> {
    const { civil_id } = this.#account;
    const body = JSON.stringify({ civil_id, password: goodPassword });
    const headers = { 'content-type': 'application/json' };
    const { data } = await this.#read<LoginReply>('/login', { method: 'POST', body, headers });
    this.#token = data.token;
    return this;
  }

  /** Enters a competition of the demo season with a file, and owes no fee. @returns the id of the entry */
  async enter(slug: string, path: string, type: string): Promise<string> {
    const { civil_id, email, full_name } = this.#account;
    const form = new FormData();
    const fields = {
      full_name,
      civil_id,
      email: email ?? '',
      phone_number: '+96891234567',
      country_code: '+968',
      country_id: '1',
      user_dob: '1999-04-01',
      comp_id: await competitionAt(this.#origin, slug),
      term_conditions: '1',
      read_requirement: '1',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('media_file', await openAsBlob(path, { type }), basename(path));
    const { name, content } = passport();
    form.append('id_passport_url', new Blob([content], { type: 'image/png' }), name);
    const headers = {
      'idempotency-key': `${civil_id}-entry-${String((this.#entered += 1)).padStart(4, '0')}`,
    };
    const { data } = await this.#read<SignupReply>('/signup', { method: 'POST', body: form, headers });
    await this.#change(data.id, { fee_baisa: 0 });
    return data.id;
  }

  /** Ends every session of the account but the one of these calls. */
  async signOutOthers(): Promise<void> {
    const { data } = await this.#read<SessionList>('/session');
    for (const { id, current } of data)
      if (!current) await this.#read(`/session/${id}`, { method: 'DELETE' });
  }

  /** Moves the entry to a competition that has ended, in the database. */
  async end(id: string): Promise<void> {
    await this.#change(id, { competition_id: await competitionAt(this.#origin, endedSlug) });
  }

  async #change(id: string, change: { competition_id: string } | { fee_baisa: number }): Promise<void> {
    const db = sqliteKysely(openSqlite(join(this.#folder, 'db/sawt.db'), 'write'));
    await db.updateTable('entries').set(change).where('id', '=', id).execute();
    await db.destroy();
  }

  async submission(id: string): Promise<Submission> {
    const { data } = await this.#read<{ data: Submission }>(`/participant/submission/${id}`);
    return data;
  }

  async #read<Reply>(
    path: string,
    { headers, ...rest }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const authorization: Record<string, string> = this.#token
      ? { authorization: `Bearer ${this.#token}` }
      : {};
    const response = await fetch(`${this.#origin}/api${path}`, {
      ...rest,
      headers: { 'accept-language': 'en', ...authorization, ...headers },
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${body}`);
    return JSON.parse(body) as Reply;
  }
}

/** How many seconds the recording on the page has played. */
export const secondsOf = (page: Page) =>
  page.locator('video, audio').evaluate((element) => (element as HTMLMediaElement).currentTime);
