import { metadataOf } from '../../../support/entries/uploadCalls.ts';
import type { Attack } from './attackTarget.ts';
import { flood, jsonRequest } from './flood.ts';
import { holdSockets } from './holdSockets.ts';
import { hostileRecordings } from './hostileRecordings.ts';

const order = { currency_id: 1, entry_id: 'x'.repeat(22), votes_count: 25 };
/**
 * An address on which the pattern `[^@]+\\.[^@]{2,}$` would take quadratic time: from each dot it reads on
 * to the end.
 */
const quadraticEmail = `a@${'.a'.repeat(30_000)}@`;

const emptyUpload = (competition: string, number: number): Buffer => {
  const form = `attack-${String(number).padStart(16, '0')}`;
  const metadata = metadataOf({ competition, form, filename: 'a.mp4', filetype: 'video/mp4' });
  return Buffer.from(
    'POST /api/uploads HTTP/1.1\r\nHost: localhost\r\nTus-Resumable: 1.0.0\r\nUpload-Length: 200000000\r\n' +
      `Upload-Metadata: ${metadata}\r\nContent-Length: 0\r\n\r\n`,
  );
};

const slowForm = (competition: string): string =>
  'POST /api/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
  'Content-Length: 200000000\r\n\r\n' +
  `--x\r\nContent-Disposition: form-data; name="comp_id"\r\n\r\n${competition}\r\n` +
  '--x\r\nContent-Disposition: form-data; name="media_file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';

/** The attacks by name. Each comes from one IP address, like a phone or a house. */
export const attacks: Record<string, Attack> = {
  'e-mails of 60 KB that a pattern could choke on': (target) =>
    flood(target, {
      connections: 4,
      perSecond: 40,
      request: () => jsonRequest('/api/voter/vote', { ...order, email: quadraticEmail }),
    }),
  'invalid orders, 300 a second': (target) =>
    flood(target, {
      connections: 20,
      perSecond: 300,
      request: () => jsonRequest('/api/voter/vote', { ...order, email: 'nobody' }),
    }),
  'wrong logins, 100 a second': (target) =>
    flood(target, {
      connections: 20,
      perSecond: 100,
      request: (number) =>
        jsonRequest('/api/login', { civil_id: String(60_000_000 + number), password: 'Wrong-horse-9' }),
    }),
  'empty uploads of 200 MB, 50 a second': (target) =>
    flood(target, {
      connections: 8,
      perSecond: 50,
      request: (number) => emptyUpload(target.competition, number),
    }),
  'forms at 5 KB a second, 40 at once': (target) =>
    holdSockets(target, { count: 40, begin: slowForm(target.competition), bytesPerSecond: 5_000 }),
  '3,000 idle connections': (target) => holdSockets(target, { count: 3_000, begin: '', bytesPerSecond: 0 }),
  '40 exports that nobody reads': (target) =>
    holdSockets(target, {
      count: 40,
      begin: 'GET /api/voter/ledger HTTP/1.1\r\nHost: localhost\r\n\r\n',
      bytesPerSecond: 0,
    }),
  'hostile recordings': hostileRecordings,
};
