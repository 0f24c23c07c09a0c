/** The same MP4 or QuickTime file as from a phone that was held upright: a quarter turn is noted, and none made. */
export function heldUpright(file: Buffer): Buffer {
  const turned = Buffer.from(file);
  const matrix = turned.indexOf('tkhd') + 44;
  [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    turned.writeInt32BE(value, matrix + index * 4);
  });
  return turned;
}
