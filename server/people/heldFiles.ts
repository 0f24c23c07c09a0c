import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { publicKey } from '../platform/storage/objectKey.ts';
import type { SealedStore } from '../platform/storage/sealedStore.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import type { HeldData } from './collectPerson.ts';

/** A stored file of a person: `file` names it in a folder or an archive, `name` is what the person called it. */
export type HeldFile = {
  file: string;
  what: 'recording' | 'identity document' | 'picture';
  name: string;
  /** @throws StorageError */
  read: () => Promise<Readable>;
};

/** The files that rows of a person name: recordings, identity documents, and pictures, also those that wait for approval. */
export function heldFiles(
  data: HeldData,
  { objects, documents }: { objects: ObjectStore; documents: SealedStore },
): HeldFile[] {
  const files: HeldFile[] = [];
  for (const { media, identity_document: document } of data.entries) {
    for (const { object, file_name: name } of media)
      files.push({ file: flat(object), what: 'recording', name, read: () => objects.read(object) });
    if (document)
      files.push({
        file: `${flat(document.object)}.${document.mime.split('/')[1]}`,
        what: 'identity document',
        name: documents.openText(document.id, document.file_name_sealed),
        read: () => documents.read(document.object, document.wrapped_key),
      });
  }
  for (const name of picturesOf(data).map((address) => basename(address))) {
    const key = publicKey('images', name);
    if (key) files.push({ file: name, what: 'picture', name, read: () => objects.read(key) });
  }
  return files;
}

/** All rows of a person without what only this server can use: wrapped keys, sealed file names, and keyed hashes. */
export function presentable({ entries, ...data }: HeldData) {
  const shown = entries.map(({ identity_document, ...entry }) => {
    const { wrapped_key, file_name_sealed, content_hash: _hash, ...document } = identity_document ?? {};
    return { ...entry, identity_document: wrapped_key && file_name_sealed ? document : null };
  });
  return { ...data, entries: shown };
}

/** Addresses of the person's public picture and of the pictures that wait for approval. */
function picturesOf({ profile, profile_changes }: HeldData): string[] {
  const waiting = profile_changes.filter(({ field, state }) => field === 'image_url' && state === 'waiting');
  const shown = profile?.image_url ?? null;
  return [...(shown === null ? [] : [shown]), ...waiting.map(({ value }) => value)];
}

const flat = (key: string) => key.replaceAll('/', '-');
