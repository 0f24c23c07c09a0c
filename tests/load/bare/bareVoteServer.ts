/**
 * The baseline of the vote benchmark: the least that stores and counts votes durably, with node:http and
 * node:sqlite alone. It has a unique key, a tally and a hash chain in one group commit of at most 4 ms. It
 * has no framework, validation, signature or daily cap. Prints its port.
 */
import { hash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.db'));
database.exec(`
  PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
  CREATE TABLE ledger (seq INTEGER PRIMARY KEY, source TEXT UNIQUE, entry TEXT, at INTEGER, row_hash TEXT);
  CREATE TABLE tallies (entry TEXT PRIMARY KEY, votes INTEGER);
`);
const insert = database.prepare(
  'INSERT OR IGNORE INTO ledger (source, entry, at, row_hash) VALUES (?, ?, ?, ?)',
);
const count = database.prepare(
  'INSERT INTO tallies VALUES (?, 1) ON CONFLICT (entry) DO UPDATE SET votes = votes + 1',
);

type Vote = { message_id: string; text: string };
const waiting: { vote: Vote; response: ServerResponse }[] = [];
const reply = JSON.stringify({ reply: 'done' });
const headers = { 'Content-Type': 'application/json', 'Content-Length': reply.length };
let head = '';

function commit(): void {
  const batch = waiting.splice(0);
  database.exec('BEGIN');
  for (const { vote } of batch) {
    const rowHash = hash('sha256', `${head}|${vote.message_id}|${vote.text}`);
    if (insert.run(vote.message_id, vote.text, Date.now(), rowHash).changes === 0) continue;
    head = rowHash;
    count.run(vote.text);
  }
  database.exec('COMMIT');
  for (const { response } of batch) response.writeHead(200, headers).end(reply);
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    waiting.push({ vote: JSON.parse(body) as Vote, response });
    if (waiting.length === 1) setTimeout(commit, 4);
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
