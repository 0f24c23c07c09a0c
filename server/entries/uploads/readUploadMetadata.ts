import { Metadata } from '@tus/server';

const keys = ['competition', 'entry', 'form', 'filename', 'filetype'] as const;
type Key = (typeof keys)[number];

export type UploadMetadata = Partial<Record<Key, string>>;

const LONGEST = 4_096;
const LONGEST_VALUE = 1_000;

/** A client's description of an upload; undefined for a malformed header or an unknown key. */
export function readUploadMetadata(header: string | string[] | undefined): UploadMetadata | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  let parsed;
  try {
    parsed = Metadata.parse(header);
  } catch {
    return undefined;
  }
  const metadata: UploadMetadata = {};
  for (const [name, value] of Object.entries(parsed)) {
    const key = keys.find((each) => each === name);
    if (!key || (value?.length ?? 0) > LONGEST_VALUE) return undefined;
    if (value !== null && value !== '') metadata[key] = value;
  }
  return metadata;
}

/** The metadata stored with the file, without the form's key, which is the sender's secret. */
export function keptMetadata({ filename, filetype }: UploadMetadata): string {
  return Metadata.stringify({ filename: filename ?? '', filetype: filetype ?? '' });
}
