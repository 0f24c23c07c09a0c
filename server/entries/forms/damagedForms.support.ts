import * as fc from 'fast-check';
import type { NamedFile } from '../../../tests/support/entries/entryForms.ts';

/** A whole, good form of boundary `b`. */
export function wholeForm(fields: Record<string, string>, files: Record<string, NamedFile>): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const parts = Object.entries(files).flatMap(([name, { name: filename, content }]) => [
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...texts, ...parts, '--b--\r\n'].map((each) => Buffer.from(each)));
}

type Damage = { at: number; remove: number; insert: Uint8Array };

/** Cut out, changed or added, anywhere; some of it at the places that a parser looks at. */
export const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(2_000), fc.constant(Infinity)),
  insert: fc.oneof(
    fc.constant(new Uint8Array()),
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '\r\n--b\r\n',
        '\r\n--b--\r\n',
        '--b',
        '\r\n\r\n',
        '"',
        '\0',
        "; filename*=UTF-8''%00",
        '\n'.repeat(99),
      )
      .map((text) => new Uint8Array(Buffer.from(text))),
  ),
});

export function damaged(body: Buffer, all: readonly Damage[]): Uint8Array<ArrayBuffer> {
  const broken = all.reduce((bytes, { at, remove, insert }) => {
    const from = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)]);
  }, body);
  return new Uint8Array(broken);
}

export const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('multipart/form-data; boundary=b') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="b"; charset=utf-16',
      'multipart/form-data; boundary=c; boundary=b',
      'MULTIPART/FORM-DATA; BOUNDARY=b',
      'multipart/mixed; boundary=b',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ),
  },
);
