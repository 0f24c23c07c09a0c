import type { Kysely } from 'kysely';
import type { LoginReply } from '../../../domain/contract.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import type { MessagePort, OutgoingMessage } from '../../../server/platform/messages/messagePort.ts';
import type { PasswordHasher } from '../../../server/platform/passwords/passwordHasher.ts';
import type { MeasureSpace } from '../../../server/platform/storage/diskSpace.ts';
import type { Config } from '../../../server/start/settings.ts';
import type { Store } from '../../../server/start/openStore.ts';
import { goodPassword, layAccount, type AccountToLay, type LaidAccount } from './accountFixture.ts';
import { writeBeside } from '../database/databases.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import { layTestSeason, seasonNow } from '../catalogue/testSeason.ts';
import { startTestServer, type TestServer } from '../servers/testServer.ts';

export const publicOrigin = 'https://vote.example';

/** A browser of a test: its IP address, and the cookie of its device. */
export type Browser = { address: string; cookie?: string };

export type Asked = {
  method?: string;
  body?: unknown;
  form?: FormData;
  token?: string | undefined;
  browser?: Browser;
  headers?: Record<string, string>;
};

let networks = 0;
/** A browser with an IP address that no other browser of the process has. */
export function newBrowser(): Browser {
  networks += 1;
  return { address: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}

/**
 * The whole server, with candidates of the demo, on a clock that the test moves. Outgoing messages are kept
 * in `sent`.
 */
export class AccountWorld {
  readonly clock: ManualClock;
  readonly sent: OutgoingMessage[];
  /** The messages to the demo's candidates that were sent during the start. */
  readonly welcomes: readonly OutgoingMessage[];
  readonly server: TestServer;

  private constructor(server: TestServer, clock: ManualClock, sent: OutgoingMessage[]) {
    this.server = server;
    this.clock = clock;
    this.welcomes = [...sent];
    this.sent = sent;
    sent.length = 0;
  }

  static async start(
    config: Partial<Config> = {},
    wrap?: (store: Store) => Store,
    port?: MessagePort,
    measure?: MeasureSpace,
    hasher?: PasswordHasher,
  ): Promise<AccountWorld> {
    const clock = manualClock(seasonNow);
    const sent: OutgoingMessage[] = [];
    const kept: MessagePort = {
      send: async (message) => {
        sent.push(message);
      },
      close: () => {},
    };
    const server = await startTestServer({
      clock,
      config: { publicOrigin, adminOrigin: 'https://staff.example', trustProxy: ['127.0.0.1'], ...config },
      prepare: (store) => layTestSeason(store, clock.now()),
      messages: port ?? kept,
      measure,
      ...(hasher && { hasher }),
      ...(wrap && { wrap }),
    });
    await server.app.accounts.rest();
    return new AccountWorld(server, clock, sent);
  }

  /** Writes to the database of the running server, through another connection. */
  beside<T>(write: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return writeBeside(this.server.config, write);
  }

  /** Stores an account in the database of the running server. */
  lay(account?: AccountToLay): Promise<LaidAccount> {
    return this.beside((db) => layAccount(db, account));
  }

  /**
   * Calls the server; paths that begin with `/profile/updateProfile` or `/outbox` go to the staff origin.
   */
  async ask(path: string, asked: Asked = {}): Promise<Response> {
    const { body, form, token, browser = newBrowser(), headers } = asked;
    const isStaff = /^\/(profile\/updateProfile|outbox)/.test(path);
    const url = isStaff ? `${this.server.admin}${path}` : `${this.server.site}/api${path}`;
    const sends = body !== undefined;
    const response = await fetch(url, {
      method: asked.method ?? (sends || form ? 'POST' : 'GET'),
      headers: {
        'accept-language': 'en',
        // The server could close a kept connection while a busy machine prepares the next request.
        connection: 'close',
        'x-forwarded-for': browser.address,
        ...(browser.cookie && { cookie: browser.cookie }),
        ...(sends && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sends && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const given = response.headers.get('set-cookie')?.split(';')[0];
    if (given) browser.cookie = given;
    return response;
  }

  logIn(account: { civil_id: string }, browser?: Browser, password = goodPassword): Promise<Response> {
    const body = { civil_id: account.civil_id, password };
    return this.ask('/login', { body, ...(browser && { browser }) });
  }

  /** Logs in and returns the session token; throws if the server refuses. */
  async token(account: { civil_id: string }, browser?: Browser, password?: string): Promise<string> {
    const response = await this.logIn(account, browser, password);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`the login was refused: ${text}`);
    return (JSON.parse(text) as LoginReply).data.token;
  }

  /** Follows the newest link that was sent to an address, and sets `goodPassword` with it. */
  async confirm(address: string): Promise<Response> {
    await this.work();
    const token = this.linkTo(address);
    return this.ask('/reset-password', {
      body: { token, new_password: goodPassword, confirm_password: goodPassword },
    });
  }

  /** Waits until the account workers have done all due work and tried all due messages. */
  async work(): Promise<void> {
    await this.server.app.accounts.rest();
    await this.server.app.accounts.rest();
  }

  /** The token of the newest link that was sent to an address. */
  linkTo(address: string | null): string {
    const message = this.sent.findLast(({ to, text }) => to === address && text.includes('#'));
    const token = /#(\S+)/.exec(message?.text ?? '')?.[1];
    if (!token) throw new Error(`no link was sent to ${address}`);
    return token;
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
