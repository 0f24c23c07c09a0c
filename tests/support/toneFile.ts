/** A sound that every browser plays, made on the spot: a quiet note of `seconds`. Its address ends with the page. */
export function toneFile(seconds: number, hertz = 220): string {
  const rate = 8_000;
  const length = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(44 + length));
  const text = (at: number, word: string) =>
    Array.from(word).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1)
    view.setUint8(44 + at, 128 + Math.round(12 * Math.sin((2 * Math.PI * hertz * at) / rate)));
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}
