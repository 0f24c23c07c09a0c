import { deflateSync } from 'node:zlib';
import type { AccountWorld, Asked } from '../accounts/accountWorld.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

const RATE = 8_000;

/** A WAV file with a tone of this many seconds, at 8,000 bytes a second. */
export function wavFile(seconds = 1): Bytes {
  const samples = Math.round(RATE * seconds);
  const file = new Uint8Array(44 + samples);
  const view = new DataView(file.buffer);
  const text = (at: number, word: string) => file.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, samples, true);
  const [step, across] = [Math.sin(1 / 3), Math.cos(1 / 3)];
  let [height, width] = [0, 1];
  // Turning a point by the step is several times faster than a sine for each of millions of samples.
  for (let at = 0; at < samples; at += 1) {
    file[44 + at] = 128 + 60 * height;
    [height, width] = [height * across + width * step, width * across - height * step];
  }
  return file;
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const out = new Uint8Array(body.length + 8);
  new DataView(out.buffer).setUint32(0, data.length);
  out.set(body, 4);
  new DataView(out.buffer).setUint32(body.length + 4, (crc ^ 0xffffffff) >>> 0);
  return out;
}

/** A PNG file whose header says this size; it has the pixels of at most 64 × 64. */
export function pngFile(width = 8, height = 8): Bytes {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(height, 64) * (1 + Math.ceil(Math.min(width, 64) / 8))));
  return new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', head),
    ...chunk('IDAT', pixels),
    ...chunk('IEND', new Uint8Array()),
  ]);
}

let people = 0;
/** The text fields of a registration form, for a new person on every call. */
export function person() {
  people += 1;
  return {
    full_name: 'Amal Al Harthy',
    civil_id: String(71_000_000 + people),
    email: `amal${people}@example.om`,
    phone_number: '+96891234567',
    country_code: '+968',
    country_id: '1',
    user_dob: '2000-05-17',
    address: 'Muscat',
    term_conditions: '1',
    read_requirement: 'true',
  };
}

export type NamedFile = { name: string; content: Bytes; type?: string };

/** A form with its text fields before its files, as a browser sends them. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, NamedFile | undefined>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files))
    if (file) form.append(name, new Blob([file.content], { type: file.type ?? '' }), file.name);
  return form;
}

export const passport = (): NamedFile => ({ name: 'جواز السفر.png', content: pngFile(), type: 'image/png' });
export const song = (seconds?: number): NamedFile => ({
  name: 'أغنية البحر.wav',
  content: wavFile(seconds),
  type: 'audio/wav',
});

export type SignupAnswer = {
  status: number;
  replayed: string | null;
  code?: string;
  errors?: Record<string, string[]>;
  data?: { id: string; account: string };
};

/** Sends a registration and reads the reply. */
export async function signUp(
  world: AccountWorld,
  form: FormData,
  { key, token, browser, headers = {} }: Asked & { key?: string } = {},
): Promise<SignupAnswer> {
  const response = await world.ask('/signup', {
    form,
    token,
    ...(browser && { browser }),
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
  const { code, errors, data } = (await response.json()) as SignupAnswer;
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    ...(code !== undefined && { code }),
    ...(errors && { errors }),
    ...(data && { data }),
  };
}
