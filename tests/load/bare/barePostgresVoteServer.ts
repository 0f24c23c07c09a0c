/**
 * The baseline of votes on PostgreSQL: the least that stores and counts them durably, with node:http and pg alone. It has a unique
 * key, a tally and a hash chain, and one statement for each group commit of at most 4 ms. It has no framework, validation,
 * signature or daily cap. Gets the address of an empty database and prints its port.
 */
import { hash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';

const client = new Client(process.argv[2]);
await client.connect();
await client.query(`
  CREATE TABLE ledger (seq BIGSERIAL PRIMARY KEY, source TEXT UNIQUE, entry TEXT, at BIGINT, row_hash TEXT);
  CREATE TABLE tallies (entry TEXT PRIMARY KEY, votes BIGINT)`);
const text = `WITH given AS (SELECT * FROM json_populate_recordset(NULL::ledger, $1::json)),
  stored AS (INSERT INTO ledger (source, entry, at, row_hash) SELECT source, entry, at, row_hash FROM given RETURNING entry)
  INSERT INTO tallies SELECT entry, count(*) FROM stored GROUP BY entry
  ON CONFLICT (entry) DO UPDATE SET votes = tallies.votes + excluded.votes`;

type Vote = { message_id: string; text: string };
const waiting: { vote: Vote; response: ServerResponse }[] = [];
const reply = JSON.stringify({ reply: 'done' });
const headers = { 'Content-Type': 'application/json', 'Content-Length': reply.length };
let head = '';
let isCommitting = false;

async function commit(): Promise<void> {
  if (isCommitting || waiting.length === 0) return;
  isCommitting = true;
  const batch = waiting.splice(0, 200);
  const rows = batch.map(({ vote }) => {
    head = hash('sha256', `${head}|${vote.message_id}|${vote.text}`);
    return { source: vote.message_id, entry: vote.text, at: Date.now(), row_hash: head };
  });
  await client.query({ name: 'store', text, values: [JSON.stringify(rows)] });
  for (const { response } of batch) response.writeHead(200, headers).end(reply);
  isCommitting = false;
  void commit();
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    waiting.push({ vote: JSON.parse(body) as Vote, response });
    if (waiting.length === 1) setTimeout(() => void commit(), 4);
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
