const faces = [
  '700 1em "Alexandria Arabic"',
  '700 1em "Alexandria Variable"',
  '400 1em "IBM Plex Sans Arabic"',
  '600 1em "IBM Plex Sans Arabic"',
];

/** Fetches the fonts that a text needs; resolves also where one cannot be had. */
export async function fontsArrived(text: string): Promise<void> {
  if ('fonts' in document) await Promise.allSettled(faces.map((face) => document.fonts.load(face, text)));
}
