/** The types of files that are taken, by what they hold and never by how they are called (decision D80). */

export type MediaKind = 'video' | 'audio';
/** What a file is sent as: an entry, or a proof of who sends it. */
export type FileUse = 'media' | 'identity';

export type FileType = {
  mime: string;
  /** With which it is kept. */
  extension: string;
  kind: MediaKind | 'image' | 'document';
  /** Other names by which sniffers and browsers know it. */
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

/** The type that is taken under a media type, parameters aside; undefined where none is. */
export function fileTypeOf(mime: string | undefined, use: FileUse): FileType | undefined {
  const plain = mime?.split(';')[0]?.trim().toLowerCase() ?? '';
  return fileTypes[use].find((each) => each.mime === plain || each.also?.includes(plain));
}

/** Whether a type of an entry moves or only sounds. */
export function kindOf(mime: string | undefined): MediaKind | undefined {
  const kind = fileTypeOf(mime, 'media')?.kind;
  return kind === 'video' || kind === 'audio' ? kind : undefined;
}

/** For `<input accept>`: phones offer by type what folders list by ending. */
export function acceptAttribute(use: FileUse): string {
  const known = fileTypes[use].flatMap(({ mime, extension }) => [mime, `.${extension}`]);
  return use === 'media' ? ['video/*', 'audio/*', ...known].join(',') : known.join(',');
}
