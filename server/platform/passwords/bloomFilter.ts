import { hash } from 'node:crypto';

/** With 20 bits a word, 14 positions give one false positive in about 15,000 words. */
const BITS_PER_WORD = 20;
const POSITIONS = 14;

/** A set of words in a few bits each. It always finds a word that was added, and rarely another word. */
export class BloomFilter {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static ofWords(words: ReadonlySet<string>): BloomFilter {
    const filter = new BloomFilter(new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8)));
    for (const word of words)
      for (const place of filter.#placesOf(word)) filter.bytes[place >> 3]! |= 1 << (place & 7);
    return filter;
  }

  has(word: string): boolean {
    return this.#placesOf(word).every((place) => ((this.bytes[place >> 3] ?? 0) >> (place & 7)) & 1);
  }

  /** Positions by double hashing (Kirsch and Mitzenmacher): two numbers give all of them. */
  #placesOf(word: string): number[] {
    const digest = hash('sha256', word, 'buffer');
    const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
    const bits = this.bytes.length * 8;
    return Array.from({ length: POSITIONS }, (_, index) => (first + index * step) % bits);
  }
}
