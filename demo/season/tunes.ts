/** The notes of the Bayati scale, in quarter tones above its first note. */
const SCALE = [0, 3, 6, 10, 14, 17, 20, 24];
const FIRST_HZ = 146.83;
const RATE = 16_000;
const NOTE_SECONDS = 0.42;
const HEAD_BYTES = 44;

/** The tunes; each number is an index in SCALE. */
const tunes = [
  [0, 1, 2, 3, 2, 1, 0, 3, 4, 3, 2, 1, 0],
  [4, 3, 4, 5, 4, 3, 2, 3, 2, 1, 0, 1, 0],
  [7, 6, 5, 4, 5, 4, 3, 2, 3, 4, 2, 1, 0],
];

/** Makes a WAV file with a plucked tune of a few seconds; a number always gives the same tune. */
export function tuneFile(number: number): Buffer {
  const steps = tunes[number % tunes.length] ?? [];
  const perNote = Math.round(RATE * NOTE_SECONDS);
  const samples = steps.length * perNote;
  const file = Buffer.alloc(HEAD_BYTES + samples * 2);
  writeHead(file, samples);
  for (let at = 0; at < samples; at += 1) {
    const seconds = (at % perNote) / RATE;
    const hertz = FIRST_HZ * 2 ** ((SCALE[steps[Math.floor(at / perNote)] ?? 0] ?? 0) / 24);
    const wave = Math.sin(2 * Math.PI * hertz * seconds) + 0.4 * Math.sin(4 * Math.PI * hertz * seconds);
    file.writeInt16LE(Math.round(12_000 * wave * Math.exp(-4 * seconds)), HEAD_BYTES + at * 2);
  }
  return file;
}

/** Writes the header of a WAV file with one channel of 16 bits. */
function writeHead(file: Buffer, samples: number): void {
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
}

/** Length of a tune (ms). */
export const tuneMs = (number: number): number =>
  Math.round((tunes[number % tunes.length]?.length ?? 0) * Math.round(RATE * NOTE_SECONDS) * (1_000 / RATE));
