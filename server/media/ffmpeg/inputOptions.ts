/** The demuxer of each extension; the content decides the extension. */
const demuxers: Readonly<Record<string, string>> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  avi: 'avi',
  webm: 'matroska',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  ogg: 'ogg',
};

/** Pictures of more pixels than 8K are not decoded. */
export const MOST_PIXELS = 35_389_440;

/**
 * Options that read `source.<extension>` with its own demuxer only. A list of protocols would not be enough:
 * one format can open another inside it, and that format can open other files.
 * @param from where reading begins (ms)
 */
export function inputOptions(extension: string, from = 0): string[] {
  const demuxer = demuxers[extension];
  if (demuxer === undefined) throw new TypeError(`Nothing reads ${extension}.`);
  const seek = from > 0 ? ['-ss', (from / 1_000).toFixed(3)] : [];
  return [
    ['-protocol_whitelist', 'file'],
    ['-format_whitelist', demuxer],
    ['-max_pixels', String(MOST_PIXELS)],
    ['-threads', '2'],
    seek,
    ['-f', demuxer],
    ['-i', `source.${extension}`],
  ].flat();
}

/** Options that leave metadata, such as the place of recording, chapters and subtitles out of shown files. */
export const withoutWords = [
  ['-map_metadata', '-1'],
  ['-map_chapters', '-1'],
  ['-fflags', '+bitexact'],
  ['-sn', '-dn'],
].flat();
