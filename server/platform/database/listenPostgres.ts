import { Client } from 'pg';
import type { Clock } from '../clock.ts';

/** The least time (ms) between two attempts to connect. */
const RECONNECT_MS = 1_000;
/** How long (ms) a listener is not trusted after it missed an announcement. */
export const DOUBT_MS = 60_000;

type ListenDeps = {
  url: string;
  channel: string;
  clock: Pick<Clock, 'monotonic'>;
  /**
   * Called with the text of each announcement, and without one after each connection, since announcements may have been
   * missed.
   */
  onNews: (text?: string) => void;
};

/** Listens to a channel of PostgreSQL on a connection of its own, and reconnects when that is lost. */
export class PostgresListener {
  readonly #deps: ListenDeps;
  #client: Client | undefined;
  #isListening = false;
  #retryAt = -Infinity;
  #trustedFrom = -Infinity;
  #isClosed = false;

  constructor(deps: ListenDeps) {
    this.#deps = deps;
  }

  /** Whether announcements arrive, as far as this process can tell. */
  get isTrusted(): boolean {
    return this.#isListening && this.#deps.clock.monotonic() >= this.#trustedFrom;
  }

  /**
   * Call it after a missed announcement, which a pooler or a broken network may swallow. Reconnects and stays
   * untrusted for a while.
   */
  doubt(): void {
    this.#trustedFrom = this.#deps.clock.monotonic() + DOUBT_MS;
    this.#lose(this.#client);
  }

  /** Connects if there is no connection and it is time; called often. */
  tick(): void {
    const now = this.#deps.clock.monotonic();
    if (this.#client || this.#isClosed || now < this.#retryAt) return;
    this.#retryAt = now + RECONNECT_MS;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#lose(client);
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { url, channel, onNews } = this.#deps;
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    this.#client = client;
    client.on('notification', ({ payload }) => onNews(payload));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.#isListening = this.#client === client;
      onNews();
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: Client | undefined): void {
    if (!client || this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    client.end().catch(() => {});
  }
}
