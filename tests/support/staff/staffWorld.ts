import type { Kysely } from 'kysely';
import type {
  Approval,
  Approved,
  Asked,
  Enrolled,
  Invited,
  Me,
  Role,
  SetupLink,
} from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newLinkToken } from '../../../server/platform/linkTokens.ts';
import { codeAt, stepAt } from '../../../server/staff/factors/totp.ts';
import type { Config } from '../../../server/start/settings.ts';
import { newId } from '../../../server/platform/ids.ts';
import { openBeside } from '../database/databases.ts';
import { seasonNow } from '../catalogue/testSeason.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../servers/testServer.ts';
import { bytesOfBase32 } from './bytesOfBase32.ts';
import { keepCookie } from './keepCookie.ts';
import { laidSession } from './laidSession.ts';

export const adminOrigin = 'https://staff.example';
const origins = { publicOrigin: 'https://vote.example', adminOrigin };
export const SESSION_COOKIE = '__Host-sawt_staff';
export const staffPassword = 'three quiet lanterns';

/** A browser of the staff side: its IP address and its cookies. */
export type StaffBrowser = { address: string; cookies: Map<string, string> };

export type AskedOfStaff = {
  method?: string;
  body?: unknown;
  /** A body that is sent as it is. */
  raw?: string | Buffer;
  browser?: StaffBrowser;
  headers?: Record<string, string | undefined>;
};

/** A person of a test, with what the person signs in with. */
export type Person = {
  id: string;
  email: string;
  secret: string;
  codes: readonly string[];
  browser: StaffBrowser;
};

type More = Pick<TestServerOptions, 'wrap' | 'siteDir'>;

let networks = 0;
/** A browser with an IP address that no other browser of the process has. */
export function newStaffBrowser(): StaffBrowser {
  networks += 1;
  return { address: `10.9.${(networks >> 8) & 255}.${networks & 255}`, cookies: new Map() };
}

/** The whole server with an empty staff side, on a clock that the test moves. */
export class StaffWorld {
  readonly clock: ManualClock;
  readonly server: TestServer;
  #beside: Kysely<Schema> | undefined;

  private constructor(server: TestServer, clock: ManualClock) {
    this.server = server;
    this.clock = clock;
  }

  static async start(config: Partial<Config> = {}, more: More = {}): Promise<StaffWorld> {
    const clock = manualClock(seasonNow);
    const given = { ...origins, trustProxy: ['127.0.0.1'], ...config };
    return new StaffWorld(await startTestServer({ clock, config: given, ...more }), clock);
  }

  /** A second node on the same PostgreSQL, with the same keys and clock. */
  async secondNode(more: More = {}): Promise<StaffWorld> {
    const { clock } = this;
    const { dataDir: _own, ...config } = this.server.config;
    return new StaffWorld(await startTestServer({ clock, config, ...more }), clock);
  }

  /** A connection beside those of the server. It stays open, as tests lay many sessions. */
  get beside(): Kysely<Schema> {
    return (this.#beside ??= openBeside(this.server.config));
  }

  async close(): Promise<void> {
    await this.#beside?.destroy();
    await this.server.close();
  }

  /** Calls the staff API as its pages do; a header that is undefined is left out. */
  async ask(path: string, asked: AskedOfStaff = {}): Promise<Response> {
    const { body, browser = newStaffBrowser() } = asked;
    const raw = asked.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers: Record<string, string | undefined> = {
      'accept-language': 'en',
      'x-forwarded-for': browser.address,
      'x-sawt-staff': '1',
      origin: this.server.config.adminOrigin,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(raw !== undefined && { 'content-type': 'application/json' }),
      ...asked.headers,
    };
    const given = Object.entries(headers).filter((each): each is [string, string] => !!each[1]);
    const response = await fetch(`${this.server.admin}/staff/api${path}`, {
      method: asked.method ?? (raw === undefined ? 'GET' : 'POST'),
      headers: given,
      ...(raw !== undefined && { body: typeof raw === 'string' ? raw : new Uint8Array(raw) }),
    });
    for (const line of response.headers.getSetCookie()) keepCookie(browser.cookies, line);
    return response;
  }

  /** The code that an authenticator app shows now. @param off steps of 30 s by which its clock is off */
  codeOf(secret: string, off = 0): string {
    return codeAt(bytesOfBase32(secret), stepAt(this.clock.now()) + off);
  }

  /** Makes a link for the first person. @returns its token */
  async setupToken(): Promise<string> {
    const { token, token_hash } = newLinkToken();
    await this.server.app.live.writer.submit('makeSetupLink', { token_hash, at: this.clock.now() });
    return token;
  }

  /** Makes the first person, operator and owner. */
  async setUp(email = 'owner@example.om'): Promise<Person & { organisation: string }> {
    const token = await this.setupToken();
    const browser = newStaffBrowser();
    const { authenticator } = await read<SetupLink>(await this.ask('/setup/check', { body: { token } }));
    const body = {
      token,
      email,
      name: 'Salma Al Harthy',
      password: staffPassword,
      code: this.codeOf(authenticator.secret),
      organisation_ar: 'تلفزيون عُمان',
      organisation_en: 'Oman TV',
    };
    const { me, recovery_codes } = await read<Enrolled>(await this.ask('/setup', { body, browser }));
    const organisation = organisationOf(me);
    return { id: me.id, email, secret: authenticator.secret, codes: recovery_codes, browser, organisation };
  }

  /** Invites a person, who accepts. @param second the owner who approves a further one @param competitions null: all */
  async join(
    owner: Person & { organisation: string },
    role: Role,
    email = `${role}@example.om`,
    second?: Person,
    competitions: readonly string[] | null = null,
  ): Promise<Person> {
    const path = `/organisation/${owner.organisation}`;
    const asked = { body: { email, role, competitions }, browser: owner.browser };
    const made = await read<Invited | Asked>(await this.ask(`${path}/invitation`, asked));
    const { link } = 'link' in made ? made : await this.approve(path, made.approval, second!);
    return this.accept(link!, email);
  }

  /** Approves an act as another person. @param path of the organisation */
  async approve(path: string, { id, hash }: Approval, { browser }: Person): Promise<Approved> {
    return read(await this.ask(`${path}/approval/${id}/approve`, { body: { hash }, browser }));
  }

  /** Makes the person of an invitation. */
  private async accept(link: string, email: string): Promise<Person> {
    const token = link.split('#')[1]!;
    const browser = newStaffBrowser();
    const { authenticator } = await read<SetupLink>(await this.ask('/invitation/check', { body: { token } }));
    const { secret } = authenticator;
    const body = { token, name: 'Nasser Al Balushi', password: staffPassword, code: this.codeOf(secret) };
    const { me, recovery_codes } = await read<Enrolled>(await this.ask('/invitation', { body, browser }));
    return { id: me.id, email, secret, codes: recovery_codes, browser };
  }

  /** Signs a person in. Moves the clock on first, as a code is valid once. */
  signIn(person: Person, browser = newStaffBrowser(), typed: Record<string, string> = {}): Promise<Response> {
    this.clock.advance(30_000);
    const { email, secret } = person;
    const body = { email, password: staffPassword, code: this.codeOf(secret), ...typed };
    return this.ask('/sign-in', { body, browser });
  }

  /** Stores an organisation in which no person of the test has a role. @returns its id */
  async layOrganisation(): Promise<string> {
    const id = newId();
    const names = { name_ar: 'جهة أخرى', name_en: null };
    const row = { id, ...names, created_at: this.clock.now() };
    await this.beside.insertInto('organisations').values(row).execute();
    return id;
  }

  /** Proves a code on the session of a browser. Moves the clock on first, as a code is valid once. */
  stepUp(person: Person, browser = person.browser, typed?: string): Promise<Response> {
    this.clock.advance(30_000);
    return this.ask('/step-up', { body: { code: typed ?? this.codeOf(person.secret) }, browser });
  }

  /**
   * A browser in which a person is signed in, without the work of a sign-in.
   * @param steppedUpAt when its session last proved a code (UTC ms); now by default
   */
  async layBrowser(
    person: Pick<Person, 'id'>,
    steppedUpAt: number | null = this.clock.now(),
  ): Promise<StaffBrowser> {
    const { token, session } = laidSession(person.id, this.clock.now(), steppedUpAt);
    await this.beside.insertInto('staff_sessions').values(session).execute();
    return { ...newStaffBrowser(), cookies: new Map([[SESSION_COOKIE, token]]) };
  }

  /** The lines of the audit, the newest last. */
  audit() {
    return this.server.store.database
      .selectFrom('audit')
      .where('action', 'like', 'staff.%')
      .orderBy('seq')
      .select(['action', 'actor', 'role', 'subject', 'reason'])
      .execute();
  }
}

const organisationOf = ({ memberships }: Me) =>
  memberships.find(({ role }) => role === 'owner')!.organisation!.id;

/** The body of a reply that succeeded. @throws Error for any other reply */
export async function read<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** What a refused call says to programs and people. */
export async function answered(response: Response) {
  const { code, errors } = (await response.json()) as { code: string; errors?: Record<string, string[]> };
  return { status: response.status, code, ...(errors && { errors }) };
}
