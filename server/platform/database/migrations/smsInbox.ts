import type { DialectParts } from './dialectParts.ts';

/**
 * Messages that were accepted and wait to be counted. The fingerprint begins with the time of the message, so rows come and go at
 * the ends of the index.
 */
export const smsInbox = ({ integer, clustered }: DialectParts): string[] => [
  `CREATE TABLE sms_inbox (
    fingerprint TEXT NOT NULL PRIMARY KEY,
    provider TEXT NOT NULL,
    message_id TEXT NOT NULL,
    sender TEXT NOT NULL,
    payer TEXT NOT NULL,
    short_code TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at ${integer} NOT NULL,
    received_at ${integer} NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('counted', 'closed', 'unknown_code', 'not_competing')),
    entry_id TEXT REFERENCES entries (id),
    round_id TEXT REFERENCES rounds (id),
    group_number ${integer},
    zone TEXT,
    CHECK (outcome <> 'counted' OR (entry_id IS NOT NULL AND round_id IS NOT NULL AND group_number IS NOT NULL AND zone IS NOT NULL))
  ) ${clustered}`,
];
