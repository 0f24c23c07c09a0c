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
import { layNewOwner } from '../organisations/layPeople.ts';
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

let hosts = 0;

type More = Parameters<typeof StaffWorld.start>[1];

/** A staff side that sends messages to candidates, through a real mail server. */
export class MessageDesk {
  readonly world: StaffWorld;
  readonly mail: MailServer;
  readonly owner: Person & { organisation: string };
  readonly competition: string;
  readonly other: string;
  /** The host of its candidates' addresses, of which each is verified once in an installation. */
  readonly host: string;
  readonly #closing: (() => Promise<void>)[];

  private constructor(
    parts: Pick<MessageDesk, 'world' | 'mail' | 'owner' | 'competition' | 'other' | 'host'>,
    closing: (() => Promise<void>)[],
  ) {
    this.world = parts.world;
    this.mail = parts.mail;
    this.owner = parts.owner;
    this.competition = parts.competition;
    this.other = parts.other;
    this.host = parts.host;
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
    const closing = [() => world.close(), () => mail.close(), () => database.close()];
    return MessageDesk.of({ world, mail, owner, host: 'example.om' }, closing);
  }

  private static async of(
    parts: Pick<MessageDesk, 'world' | 'mail' | 'owner' | 'host'>,
    closing: (() => Promise<void>)[],
  ): Promise<MessageDesk> {
    const { organisation } = parts.owner;
    const [competition, other] = await layCompetitions(parts.world, organisation, ['Singing', 'Poetry']);
    return new MessageDesk({ ...parts, competition: competition!, other: other! }, closing);
  }

  /** Another organisation on the same servers, which forget what they sent and have to send. */
  async anew(): Promise<MessageDesk> {
    const { world, mail } = this;
    await world.server.app.staff.rest();
    await world.beside.deleteFrom('message_recipients').execute();
    await world.beside.deleteFrom('sent_messages').execute();
    mail.taken.splice(0);
    hosts += 1;
    const host = `house${hosts}.example`;
    return MessageDesk.of({ world, mail, owner: await layNewOwner(world), host }, []);
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
  }

  /** Stores an entry whose candidate has a verified e-mail address, unless it is given otherwise. */
  lay(entry: EntryToLay = {}, competition = this.competition): Promise<string> {
    return layEntry(this.world, competition, {
      email: this.addressOf(entry.name ?? 'Huda'),
      verified: true,
      language: 'en',
      ...entry,
    });
  }

  addressOf(name: string): string {
    return `${name.toLowerCase()}@${this.host}`;
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
