/** The accepted file types. The content of a file decides its type, never its name (decision D80). */

export type MediaKind = 'video' | 'audio';
/** The use of a file: an entry, or an identity document. */
export type FileUse = 'media' | 'identity';

export type FileType = {
  mime: string;
  /** Extension in storage. */
  extension: string;
  kind: MediaKind | 'image' | 'document';
  /** Other names of this media type that browsers and detectors report. */
  also?: readonly string[];
};

export const fileTypes: Readonly<Record<FileUse, readonly FileType[]>> = {
  media: [
    { mime: 'video/mp4', extension: 'mp4', kind: 'video', also: ['video/x-m4v'] },
    { mime: 'video/quicktime', extension: 'mov', kind: 'video' },
    { mime: 'video/x-msvideo', extension: 'avi', kind: 'video', also: ['video/vnd.avi', 'video/avi'] },
    { mime: 'video/webm', extension: 'webm', kind: 'video' },
    { mime: 'audio/mpeg', extension: 'mp3', kind: 'audio', also: ['audio/mp3'] },
    { mime: 'audio/mp4', extension: 'm4a', kind: 'audio', also: ['audio/x-m4a'] },
    { mime: 'audio/wav', extension: 'wav', kind: 'audio', also: ['audio/x-wav', 'audio/vnd.wave'] },
    { mime: 'audio/aac', extension: 'aac', kind: 'audio' },
    { mime: 'audio/ogg', extension: 'ogg', kind: 'audio' },
  ],
  identity: [
    { mime: 'image/jpeg', extension: 'jpg', kind: 'image' },
    { mime: 'image/png', extension: 'png', kind: 'image' },
    { mime: 'image/webp', extension: 'webp', kind: 'image' },
    { mime: 'application/pdf', extension: 'pdf', kind: 'document' },
  ],
};

/** The accepted type that a media type names, ignoring its parameters; undefined if none. */
export function fileTypeOf(mime: string | undefined, use: FileUse): FileType | undefined {
  const plain = mime?.split(';')[0]?.trim().toLowerCase() ?? '';
  return fileTypes[use].find((each) => each.mime === plain || each.also?.includes(plain));
}

/** Video or audio, by the media type of a recording; undefined for other types. */
export function kindOf(mime: string | undefined): MediaKind | undefined {
  const kind = fileTypeOf(mime, 'media')?.kind;
  return kind === 'video' || kind === 'audio' ? kind : undefined;
}

/** For `<input accept>`: phones filter by type, desktops by extension. */
export function acceptAttribute(use: FileUse): string {
  const known = fileTypes[use].flatMap(({ mime, extension }) => [mime, `.${extension}`]);
  return use === 'media' ? ['video/*', 'audio/*', ...known].join(',') : known.join(',');
}
