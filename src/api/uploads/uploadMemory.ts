/** Addresses of unfinished uploads, so that choosing the same file again resumes them, also on the next day. */
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';

const KEY = 'sawt.uploads';

/** What an upload belongs to. */
export type UploadOwner = { entry: string | null; form: string };
type Kept = { print: string; owner: string; address: string; at: number };

const storageOf = ({ entry }: UploadOwner) => (entry === null ? sessionStorage : localStorage);
const nameOf = ({ entry, form }: UploadOwner) => (entry === null ? `form ${form}` : `entry ${entry}`);

export function recallUpload(owner: UploadOwner, print: string, now: number): string | null {
  const found = keptIn(owner).find((each) => isSame(each, owner, print));
  return found && now - found.at < UPLOAD_LIFE_MS ? found.address : null;
}

export function keepUpload(owner: UploadOwner, print: string, address: string, now: number): void {
  const others = keptIn(owner).filter(
    (each) => !isSame(each, owner, print) && now - each.at < UPLOAD_LIFE_MS,
  );
  write(owner, [...others, { print, owner: nameOf(owner), address, at: now }]);
}

export function forgetUpload(owner: UploadOwner, address: string): void {
  write(
    owner,
    keptIn(owner).filter((each) => each.address !== address),
  );
}

const isSame = (kept: Kept, owner: UploadOwner, print: string) =>
  kept.print === print && kept.owner === nameOf(owner);

function keptIn(owner: UploadOwner): Kept[] {
  try {
    const kept: unknown = JSON.parse(storageOf(owner).getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => isKept(each)) : [];
  } catch {
    return [];
  }
}

function isKept(each: unknown): each is Kept {
  const { print, owner, address, at } = (each ?? {}) as Partial<Kept>;
  return [print, owner, address].every((text) => typeof text === 'string') && typeof at === 'number';
}

function write(owner: UploadOwner, kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) storageOf(owner).removeItem(KEY);
    else storageOf(owner).setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage a reload cannot resume the upload.
  }
}
