import { vi } from 'vitest';
import type { Submission } from '../../../domain/contract.ts';
import { serverCommands } from '../../../server/commands/serverCommands.ts';
import type { DecidedEntry } from '../../../server/entries/decisions/decideEntry.ts';
import type { AccountToLay, LaidAccount } from '../accounts/accountFixture.ts';
import type { AccountWorld } from '../accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song, type NamedFile } from './entryForms.ts';
import { newForm } from './uploadCalls.ts';

export type AskedToReplace = {
  file?: NamedFile | undefined;
  fields?: Record<string, string>;
  key?: string;
  /** The session token to use in place of the entrant's own. */
  as?: string;
};

export type ReplaceAnswer = {
  status: number;
  replayed: string | null;
  code?: string;
  data?: Submission;
  errors?: Record<string, string[]>;
};

/** A candidate with an account and an entry that owes no fee. */
export class Entrant {
  readonly #world: AccountWorld;
  readonly account: LaidAccount;
  readonly token: string;
  readonly id: string;

  private constructor(world: AccountWorld, account: LaidAccount, token: string, id: string) {
    this.#world = world;
    this.account = account;
    this.token = token;
    this.id = id;
  }

  static async enter(
    world: AccountWorld,
    competition: string,
    files: Record<string, NamedFile> = {},
    laid: AccountToLay = {},
  ): Promise<Entrant> {
    const account = await world.lay(laid);
    const token = await world.token(account);
    const fields = { ...person(), civil_id: account.civil_id, comp_id: competition };
    const form = formOf(fields, { media_file: song(), id_passport_url: passport(), ...files });
    const answer = await signUp(world, form, { key: newForm(), token });
    if (!answer.data) throw new Error(JSON.stringify(answer));
    const { id } = answer.data;
    await world.beside((db) =>
      db.updateTable('entries').set({ fee_baisa: 0 }).where('id', '=', id).execute(),
    );
    return new Entrant(world, account, token, id);
  }

  async read<T>(path: string, as: string = this.token): Promise<[number, T]> {
    const response = await this.#world.ask(path, { token: as });
    return [response.status, ((await response.json()) as { data: T }).data];
  }

  async submission(): Promise<Submission> {
    return (await this.read<Submission>(`/participant/submission/${this.id}`))[1];
  }

  /** Waits until the recording has been checked, so that the entry or replacement waits for staff. */
  async checked(): Promise<void> {
    await vi.waitFor(async () => {
      const { submission_status: status, replacement } = await this.submission();
      if (status === 'submitted' || replacement?.submission_status === 'submitted')
        throw new Error('it is still being checked');
    }, 40_000);
  }

  async replace({ file, fields, key, as = this.token }: AskedToReplace = {}): Promise<ReplaceAnswer> {
    const form = formOf({ _method: 'PUT', ...fields }, { media_file: file });
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const response = await this.#world.ask(`/participant/update/${this.id}`, { form, token: as, headers });
    const body = (await response.json()) as Omit<ReplaceAnswer, 'status' | 'replayed'>;
    return { status: response.status, replayed: response.headers.get('idempotency-replayed'), ...body };
  }

  /** Approves or rejects an entry, as the operator's command does. */
  decide(
    decision: 'approve' | 'reject',
    entryId = this.id,
    reason: string | null = null,
  ): Promise<DecidedEntry> {
    const { store } = this.#world.server;
    const commands = serverCommands(store.writer, this.#world.clock);
    return commands['decideEntry']?.({
      entryId,
      decision,
      reason,
      actor: 'operator:test',
    }) as Promise<DecidedEntry>;
  }
}
