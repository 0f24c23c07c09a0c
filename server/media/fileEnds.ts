const HEAD_BYTES = 4_100;
/** The end of a ZIP archive, with the longest comment it may have. */
const TAIL_BYTES = 22 + 65_535;

/** The bytes at the ends of a file, which show its type; for a short file both are the whole. */
export type FileEnds = { head: Buffer; tail: Buffer };

/** The length of each end of a file of `bytes` bytes. */
export const endLengths = (bytes: number): { head: number; tail: number } => ({
  head: Math.min(bytes, HEAD_BYTES),
  tail: Math.min(bytes, TAIL_BYTES),
});

/** Keeps the ends of a stream. */
export class PassingEnds implements FileEnds {
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  pass(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES)
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES - this.head.length)]);
    this.tail = Buffer.from(Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES));
  }
}
