import { Client } from 'pg';
import type { Clock } from '../clock.ts';

/** How long (ms) after a failure it connects again. */
const RECONNECT_MS = 1_000;
/** How long (ms) it is not trusted after it missed an announcement. */
export const DOUBT_MS = 60_000;

type ListenDeps = {
  url: string;
  channel: string;
  clock: Pick<Clock, 'monotonic'>;
  /** Called at each announcement, and when announcements may have been missed. */
  onNews: () => void;
};

/** Listens to a channel of PostgreSQL on a connection of its own, and opens it again when it is lost. */
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

  /** Whether announcements arrive, as far as anybody knows. */
  get isTrusted(): boolean {
    return this.#isListening && this.#deps.clock.monotonic() >= this.#trustedFrom;
  }

  /** Reports a missed announcement: a pooler or a broken network swallows them. */
  doubt(): void {
    this.#trustedFrom = this.#deps.clock.monotonic() + DOUBT_MS;
    this.#lose(this.#client);
  }

  /** Connects if it is time; called often. */
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
    client.on('notification', onNews);
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
