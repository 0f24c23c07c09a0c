/** Messages, links and accounts are looked up by user, and the messages of a contact are counted. */
export const messageIndexes = [
  'CREATE INDEX outbox_by_user ON outbox (user_id, created_at)',
  'CREATE INDEX password_links_by_user ON password_links (user_id)',
  'CREATE INDEX accounts_by_typed_email ON accounts (lower(email))',
  'CREATE INDEX accounts_by_typed_phone ON accounts (phone)',
];
