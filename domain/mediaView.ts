/** How the submission viewer shows an entry (specification section 2 "Submission viewer"). */

export type MediaView = 'video' | 'audio' | 'unsupported' | 'empty';

const endings: Readonly<Record<'video' | 'audio', readonly string[]>> = {
  video: ['mp4', 'mov', 'avi', 'webm'],
  audio: ['mp3', 'm4a', 'wav', 'aac', 'ogg'],
};

/** How the viewer shows a file, by the extension in its URL; `empty` without a URL. */
export function mediaViewOf(media: { file_url: string | null } | null): MediaView {
  if (!media?.file_url) return 'empty';
  const ending = endingOf(media.file_url);
  if (endings.video.includes(ending)) return 'video';
  return endings.audio.includes(ending) ? 'audio' : 'unsupported';
}

/** An address without query and fragment. The signed links to a file differ only there. */
export const fileOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const endingOf = (address: string) => /\.([a-z0-9]+)$/i.exec(fileOf(address))?.[1]?.toLowerCase() ?? '';
