const HEAD_BYTES = 4_100;
/** The end of a ZIP archive, with the longest comment it may have. */
const TAIL_BYTES = 22 + 65_535;

/** The bytes at the ends of a file, by which it is known what it is; both are the whole of a short one. */
export type FileEnds = { head: Buffer; tail: Buffer };

/** How many bytes each end is of a file of `bytes` bytes. */
export const endLengths = (bytes: number): { head: number; tail: number } => ({
  head: Math.min(bytes, HEAD_BYTES),
  tail: Math.min(bytes, TAIL_BYTES),
});

/** Keeps the ends of what passes. */
export class PassingEnds implements FileEnds {
  head = Buffer.alloc(0);
  tail = Buffer.alloc(0);

  pass(chunk: Buffer): void {
    if (this.head.length < HEAD_BYTES)
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES - this.head.length)]);
    this.tail = Buffer.from(Buffer.concat([this.tail, chunk]).subarray(-TAIL_BYTES));
  }
}
