/** The accepted file types. The content of a file decides its type, never its name (decision D80). */

export type MediaKind = 'video' | 'audio';
/** Which recordings a competition accepts. */
export type WantedMedia = MediaKind | 'any';
/** What a file is for: the recording of an entry, or an identity document. */
export type FileUse = 'media' | 'identity';

export type FileType = {
  mime: string;
  /** Extension in storage. */
  extension: string;
  kind: MediaKind | 'image' | 'document';
  /** Other names of this media type that browsers and detectors report. */
  also?: readonly string[];
  /** Few browsers play it: accepted only where the server converts recordings (decision D198). */
  needsConversion?: true;
};

export const fileTypes: Readonly<Record<FileUse, readonly FileType[]>> = {
  media: [
    { mime: 'video/mp4', extension: 'mp4', kind: 'video', also: ['video/x-m4v'] },
    { mime: 'video/quicktime', extension: 'mov', kind: 'video' },
    { mime: 'video/x-msvideo', extension: 'avi', kind: 'video', also: ['video/vnd.avi', 'video/avi'] },
    { mime: 'video/webm', extension: 'webm', kind: 'video' },
    {
      mime: 'video/matroska',
      extension: 'mkv',
      kind: 'video',
      also: ['video/x-matroska'],
      needsConversion: true,
    },
    { mime: 'video/3gpp', extension: '3gp', kind: 'video', also: ['video/3gpp2'], needsConversion: true },
    { mime: 'audio/mpeg', extension: 'mp3', kind: 'audio', also: ['audio/mp3'] },
    { mime: 'audio/mp4', extension: 'm4a', kind: 'audio', also: ['audio/x-m4a'] },
    { mime: 'audio/wav', extension: 'wav', kind: 'audio', also: ['audio/x-wav', 'audio/vnd.wave'] },
    { mime: 'audio/aac', extension: 'aac', kind: 'audio' },
    { mime: 'audio/ogg', extension: 'ogg', kind: 'audio' },
    { mime: 'audio/flac', extension: 'flac', kind: 'audio', also: ['audio/x-flac'], needsConversion: true },
  ],
  identity: [
    { mime: 'image/jpeg', extension: 'jpg', kind: 'image' },
    { mime: 'image/png', extension: 'png', kind: 'image' },
    { mime: 'image/webp', extension: 'webp', kind: 'image' },
    { mime: 'image/heic', extension: 'heic', kind: 'image', also: ['image/heic-sequence'] },
    { mime: 'image/heif', extension: 'heif', kind: 'image', also: ['image/heif-sequence'] },
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

/** Which recordings are accepted: by the competition, and by whether the server converts them. */
export type AcceptedMedia = { wanted: WantedMedia; converts: boolean };

const isAccepted = ({ kind, needsConversion }: FileType, { wanted, converts }: AcceptedMedia): boolean =>
  (wanted === 'any' || wanted === kind) && (converts || needsConversion !== true);

/** Whether a recording of this media type is accepted. */
export function isWanted(mime: string | undefined, accepted: AcceptedMedia): boolean {
  const type = fileTypeOf(mime, 'media');
  return type !== undefined && isAccepted(type, accepted);
}

/** The accepted formats of recordings, as people call them. */
export const formatNames = (accepted: AcceptedMedia): string[] =>
  fileTypes.media.filter((type) => isAccepted(type, accepted)).map(({ extension }) => formatName(extension));

/** The name of a format by its extension, as people call it. */
export const formatName = (extension: string) => (extension === 'webm' ? 'WebM' : extension.toUpperCase());

/**
 * The `accept` attribute of a file input. Phones filter by media type, desktops by extension, so it lists
 * both.
 */
export function acceptAttribute(
  use: FileUse,
  accepted: AcceptedMedia = { wanted: 'any', converts: false },
): string {
  const { wanted } = accepted;
  const kinds = (['video', 'audio'] as const).filter((kind) => wanted === 'any' || wanted === kind);
  const known = fileTypes[use]
    .filter((type) => use === 'identity' || isAccepted(type, accepted))
    .flatMap(({ mime, extension }) => [mime, `.${extension}`]);
  return use === 'media' ? [...kinds.map((kind) => `${kind}/*`), ...known].join(',') : known.join(',');
}
