/**
 * The baseline of the catalogue benchmark: node:http serves the bytes of a file, with an ETag. Prints its
 * port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2] ?? '');
const validators = { ETag: 'W/"bare"', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
const headers = {
  ...validators,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': bytes.length,
};
const server = createServer((request, response) => {
  if (request.headers['if-none-match']) response.writeHead(304, validators).end();
  else response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
