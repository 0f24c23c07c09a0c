import type {
  MessageDraft,
  MessagePreview,
  RecipientPage,
  SentMessage,
} from '../../../domain/staff/staffContract.ts';
import type { SMTPServerOptions } from 'smtp-server';
import type { Config } from '../../../server/start/settings.ts';
import { newId } from '../../../server/platform/ids.ts';
import { layCompetitions } from '../catalogue/layCompetitions.ts';
import { type DatabaseMaker } from '../database/databases.ts';
import { startMailServer, type MailServer } from '../outside/mailServer.ts';
import { read, StaffWorld, type Person, type AskedOfStaff } from '../staff/staffWorld.ts';
import { layEntry, type EntryToLay } from '../staffEntries/layEntry.ts';

const TEN_MINUTES = 600_000;
/** As long as the sender waits between two looks. */
const LOOK = 2_000;

/** Words that name the candidate, with nothing that some entries lack. */
export const draft: MessageDraft = {
  kind: 'service',
  filter: { competition: null, status: null, search: null },
  subject_ar: 'البروفة: {{competition}}',
  subject_en: 'Rehearsal: {{competition}}',
  mail_ar: 'مرحبًا {{name}}',
  mail_en: 'Hello {{name}}',
  sms_ar: 'مرحبًا {{name}}',
  sms_en: 'Hello {{name}}',
};

type More = Parameters<typeof StaffWorld.start>[1];

/** A staff side that sends messages to candidates, through a real mail server. */
export class MessageDesk {
  readonly world: StaffWorld;
  readonly mail: MailServer;
  readonly owner: Person & { organisation: string };
  readonly competition: string;
  readonly other: string;
  readonly #closing: (() => Promise<void>)[];

  private constructor(
    parts: Pick<MessageDesk, 'world' | 'mail' | 'owner' | 'competition' | 'other'>,
    closing: (() => Promise<void>)[],
  ) {
    this.world = parts.world;
    this.mail = parts.mail;
    this.owner = parts.owner;
    this.competition = parts.competition;
    this.other = parts.other;
    this.#closing = closing;
  }

  static async open(
    open: DatabaseMaker['open'],
    mailOptions: SMTPServerOptions = {},
    more: More = {},
    config: Partial<Config> = {},
  ): Promise<MessageDesk> {
    const database = await open();
    const mail = await startMailServer(mailOptions);
    const { settings } = database;
    const databaseUrl = settings.kind === 'postgres' ? settings.url : null;
    const sender = { url: mail.url, from: 'Sawt <no-reply@vote.example>' };
    const world = await StaffWorld.start({ databaseUrl, mail: sender, smsPartBaisa: 12, ...config }, more);
    const owner = await world.setUp();
    const [competition, other] = await layCompetitions(world, owner.organisation, ['Singing', 'Poetry']);
    const closing = [() => world.close(), () => mail.close(), () => database.close()];
    return new MessageDesk({ world, mail, owner, competition: competition!, other: other! }, closing);
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
  }

  /** Stores an entry whose candidate has a verified e-mail address, unless it is given otherwise. */
  lay(entry: EntryToLay = {}, competition = this.competition): Promise<string> {
    return layEntry(this.world, competition, {
      email: `${(entry.name ?? 'Huda').toLowerCase()}@example.om`,
      verified: true,
      language: 'en',
      ...entry,
    });
  }

  ask(path: string, asked: AskedOfStaff = {}): Promise<Response> {
    return this.world.ask(`/organisation/${this.owner.organisation}${path}`, {
      browser: this.owner.browser,
      ...asked,
    });
  }

  async preview(changes: Partial<MessageDraft> = {}): Promise<MessagePreview> {
    return read(await this.ask('/message-preview', { body: { ...draft, ...changes } }));
  }

  /** Sends what a preview showed. @param seen the hash of an earlier preview */
  async trySend(changes: Partial<MessageDraft> = {}, seen?: string, id = newId()): Promise<Response> {
    const hash = seen ?? (await this.preview(changes)).hash;
    this.owner.browser = await this.world.layBrowser(this.owner);
    return this.ask('/sent-message', { body: { ...draft, ...changes, id, name: 'Rehearsal', hash } });
  }

  async send(changes: Partial<MessageDraft> = {}): Promise<SentMessage> {
    return read(await this.trySend(changes));
  }

  async readMessage(id: string): Promise<SentMessage> {
    return read(await this.ask(`/sent-message/${id}`));
  }

  async recipients(id: string, query = ''): Promise<RecipientPage> {
    return read(await this.ask(`/sent-message/${id}/recipient${query}`));
  }

  /** Lets the workers do all that is due. @param ms by how much the clock moves first */
  async work(ms = LOOK): Promise<void> {
    await this.world.server.app.staff.rest();
    this.world.clock.advance(ms);
    this.world.server.app.staff.tick();
    await this.world.server.app.staff.rest();
  }

  /** Lets the workers lay the recipients, and then send to them after ten minutes. */
  async deliver(): Promise<void> {
    await this.work();
    await this.work(TEN_MINUTES);
  }
}
