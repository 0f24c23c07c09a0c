/** The ffmpeg demuxer for each extension. Extensions come from a file's content, not from its name. */
const demuxers: Readonly<Record<string, string>> = {
  mp4: 'mov',
  mov: 'mov',
  m4a: 'mov',
  avi: 'avi',
  webm: 'matroska',
  mkv: 'matroska',
  '3gp': 'mov',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  ogg: 'ogg',
  flac: 'flac',
};

/** A picture or frame with more pixels than 8K is not decoded. */
export const MOST_PIXELS = 35_389_440;

/**
 * Options that read `source.<extension>` with one demuxer only. A list of allowed protocols is not enough:
 * a playlist format inside another format could open further files.
 * @param from where to begin reading (ms)
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

/**
 * Options that leave metadata (such as the place of recording), chapters and subtitles out of public files.
 */
export const withoutWords = [
  ['-map_metadata', '-1'],
  ['-map_chapters', '-1'],
  ['-fflags', '+bitexact'],
  ['-sn', '-dn'],
].flat();
