/** Bytes of each of three samples: at the start, middle and end of the file. */
const SAMPLE_BYTES = 65_536;

/**
 * Identifies a file by content: phones give a file a new name and date each time it is chosen. Not a security
 * measure.
 */
export async function fileFingerprint(file: Blob): Promise<string> {
  const last = Math.max(0, file.size - SAMPLE_BYTES);
  const samples = [0, Math.floor(last / 2), last].map((start) => file.slice(start, start + SAMPLE_BYTES));
  const parts = await Promise.all(samples.map((sample) => sample.arrayBuffer()));
  return [file.size, ...parts.map((part) => hashOf(new Uint8Array(part)))].join('-');
}

/** Two 32-bit hashes. */
function hashOf(bytes: Uint8Array): string {
  let one = 0xde_ad_be_ef;
  let two = 0x41_c6_ce_57;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x9e_37_79_b1);
    two = Math.imul(two ^ byte, 0x5f_35_64_95);
    one ^= one >>> 15;
    two ^= two >>> 13;
  }
  return [one, two].map((half) => (half >>> 0).toString(36)).join('.');
}
