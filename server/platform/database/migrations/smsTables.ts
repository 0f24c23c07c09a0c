import type { DialectParts } from './dialectParts.ts';

/** Text messages as operators delivered them, and how many messages of a sender counted on a day. */
export function smsTables({ kind, integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE sms_messages (
      provider TEXT NOT NULL,
      message_id TEXT NOT NULL,
      fingerprint TEXT NOT NULL UNIQUE,
      sender TEXT,
      payer TEXT NOT NULL,
      short_code TEXT NOT NULL,
      text TEXT,
      sent_at ${integer} NOT NULL,
      received_at ${integer} NOT NULL,
      entry_id TEXT REFERENCES entries (id),
      outcome TEXT NOT NULL CHECK (outcome IN ('counted', 'capped', 'closed', 'unknown_code')),
      PRIMARY KEY (provider, message_id)
    ) ${clustered}`,
    `CREATE TABLE sms_day_counts (
      payer TEXT NOT NULL,
      day TEXT NOT NULL,
      counted ${integer} NOT NULL CHECK (counted > 0),
      PRIMARY KEY (day, payer)
    ) ${clustered}`,
    ...(kind === 'sqlite' ? [countedByTime] : []),
  ];
}

/** SQLite's only writer reads the counts of a day once, with this index, and then keeps them in memory. */
const countedByTime =
  "CREATE INDEX sms_counted_by_time ON sms_messages (received_at, payer) WHERE outcome = 'counted'";
