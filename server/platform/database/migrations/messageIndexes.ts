/** Indexes to find messages and password links by user, and accounts by e-mail address or phone number. */
export const messageIndexes = [
  'CREATE INDEX outbox_by_user ON outbox (user_id, created_at)',
  'CREATE INDEX password_links_by_user ON password_links (user_id)',
  'CREATE INDEX accounts_by_typed_email ON accounts (lower(email))',
  'CREATE INDEX accounts_by_typed_phone ON accounts (phone)',
];
