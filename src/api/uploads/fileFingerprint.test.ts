// @vitest-environment node
import { expect, it } from 'vitest';
import { fileFingerprint } from './fileFingerprint.ts';

const film = (change?: number) => {
  const bytes = Uint8Array.from({ length: 400_000 }, (_, index) => (index * 31) & 255);
  if (change !== undefined) bytes[change] = 1;
  return bytes;
};
const printOf = (bytes: Uint8Array<ArrayBuffer>, name = 'a.mov', lastModified = 1) =>
  fileFingerprint(new File([bytes], name, { lastModified }));

it('Recognizes a file by content, not by name or date', async () => {
  expect(await printOf(film())).toBe(await printOf(film(), 'b.mov', 2));
});

it.each([
  ['at the start', film(3)],
  ['in the middle', film(200_000)],
  ['at the end', film(399_999)],
  ['in length', film().subarray(0, 399_999)],
])('A file that differs %s is another', async (_, other) => {
  expect(await printOf(other)).not.toBe(await printOf(film()));
});

it('A small file is its own sample', async () => {
  expect(await printOf(Uint8Array.of(1, 2))).not.toBe(await printOf(Uint8Array.of(1, 3)));
});
