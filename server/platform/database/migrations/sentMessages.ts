import type { DialectParts } from './dialectParts.ts';

/**
 * Messages that staff send to the candidates of many entries (decision D246). A row of `message_recipients` waits to be sent as
 * those of the other queues do; `recipient` is what a message reaches once. `unsubscriptions`: whose news no candidate wants.
 */
export const sentMessageTables = ({ integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE sent_messages (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    kind TEXT NOT NULL CHECK (kind IN ('service', 'news')),
    name TEXT NOT NULL,
    subject_ar TEXT NOT NULL CHECK (subject_ar <> ''),
    subject_en TEXT NOT NULL CHECK (subject_en <> ''),
    mail_ar TEXT NOT NULL CHECK (mail_ar <> ''),
    mail_en TEXT NOT NULL CHECK (mail_en <> ''),
    sms_ar TEXT NOT NULL CHECK (sms_ar <> ''),
    sms_en TEXT NOT NULL CHECK (sms_en <> ''),
    filter_status TEXT,
    filter_search TEXT,
    competition_ids TEXT,
    hash TEXT NOT NULL,
    mails ${integer} NOT NULL,
    texts ${integer} NOT NULL,
    parts ${integer} NOT NULL,
    part_baisa ${integer},
    sent_by TEXT NOT NULL REFERENCES staff (id),
    sent_at ${integer} NOT NULL,
    due_at ${integer} NOT NULL,
    undone_by TEXT REFERENCES staff (id),
    undone_at ${integer},
    after_key TEXT,
    laid_at ${integer},
    CHECK ((undone_by IS NULL) = (undone_at IS NULL))
  ) ${typed}`,
  'CREATE INDEX sent_messages_by_organisation ON sent_messages (organisation_id, sent_at, id)',
  'CREATE INDEX sent_messages_unlaid ON sent_messages (sent_at) WHERE laid_at IS NULL',
  `CREATE TABLE message_recipients (
    id TEXT NOT NULL PRIMARY KEY,
    message_id TEXT NOT NULL REFERENCES sent_messages (id),
    entry_id TEXT NOT NULL REFERENCES entries (id),
    recipient TEXT NOT NULL,
    channel TEXT NOT NULL CHECK (channel IN ('mail', 'sms')),
    language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped')),
    why TEXT,
    attempts ${integer} NOT NULL,
    next_try_at ${integer} NOT NULL,
    created_at ${integer} NOT NULL,
    done_at ${integer},
    claimed_until ${integer}
  ) ${typed}`,
  'CREATE UNIQUE INDEX message_recipients_once ON message_recipients (message_id, recipient)',
  'CREATE INDEX message_recipients_by_state ON message_recipients (message_id, state, why)',
  `CREATE INDEX message_recipients_due ON message_recipients (next_try_at) WHERE state = 'due'`,
  'CREATE INDEX message_recipients_by_entry ON message_recipients (entry_id)',
  `CREATE TABLE unsubscriptions (
    user_id TEXT NOT NULL REFERENCES users (id),
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    unsubscribed_at ${integer} NOT NULL,
    PRIMARY KEY (user_id, organisation_id)
  ) ${clustered}`,
];
