import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isEmptyFolder, writeDurably } from '../backup/durableFile.ts';
import { type HeldFile, heldFiles, presentable } from '../people/heldFiles.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import { sealedStore } from '../platform/storage/sealedStore.ts';
import { StorageError } from '../platform/storage/storageError.ts';
import type { Command, CommandSetting } from './command.ts';
import { readPerson, type FoundPerson } from './readPerson.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Writes all stored data about a person into a folder: `person.json`, and the files under their keys. */
export const dsarExportCommand: Command = async (args, { config, print }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [reference] = positionals;
  if (!reference || positionals.length > 1 || !values.to)
    throw new Error('Name one person, and the folder with --to.');
  const folder = resolve(values.to);
  if (!(await isEmptyFolder(folder))) throw new Error(`${folder} is not empty.`);
  const found = await readPerson(config, reference);
  if (!found.person) return say(print, 1, 'There is no account of this person.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await copyFiles(config, found, folder);
  const { data, holdings, person } = found;
  await writeDurably(
    join(folder, 'person.json'),
    `${JSON.stringify({ asked_for: reference, ...presentable(data), files }, undefined, 2)}\n`,
  );
  await submitWrite(config, 'noteExport', { userId: person.userId }, operatorWrites.noteExport);
  const hint = data.profile ? ['Text messages are found by the number that they came from, with its +.'] : [];
  return say(print, 0, `${holdings}, ${files.length} files: ${folder}.`, ...hint);
};

function say(print: (line: string) => void, code: number, ...lines: string[]): number {
  for (const line of lines) print(line);
  return code;
}

type CopiedFile = Omit<HeldFile, 'read'> & { missing?: true };

async function copyFiles(
  config: CommandSetting['config'],
  { data, keys }: FoundPerson,
  folder: string,
): Promise<CopiedFile[]> {
  const objects = openObjects({ dataDir: config.dataDir, s3: config.s3 ?? null });
  const documents = sealedStore(objects, keys.identity);
  const copied: CopiedFile[] = [];
  for (const { read, ...file } of heldFiles(data, { objects, documents }))
    copied.push((await write(join(folder, file.file), read)) ? file : { ...file, missing: true });
  return copied;
}

async function write(path: string, read: () => Promise<Readable>): Promise<boolean> {
  try {
    await pipeline(await read(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'missing') return false;
    throw error;
  }
}
