/**
 * The baseline of the board benchmark: node:http serves the bytes of a file and does nothing else. Prints
 * its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2] ?? '');
const headers = {
  'Content-Type': 'application/json',
  'Content-Encoding': 'gzip',
  'Content-Length': bytes.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
