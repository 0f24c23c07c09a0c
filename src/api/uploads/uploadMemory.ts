/** Addresses of unfinished uploads, so that choosing the same file again resumes them, also on the next day. */
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';

const KEY = 'sawt.uploads';

/** What an upload belongs to. */
export type UploadOwner = { entry: string | null; form: string };
type Kept = { print: string; owner: string; address: string; at: number };

const nameOf = ({ entry, form }: UploadOwner) => (entry === null ? `form ${form}` : `entry ${entry}`);

export function recallUpload(owner: UploadOwner, print: string, now: number): string | null {
  const found = kept().find((each) => isSame(each, owner, print));
  return found && now - found.at < UPLOAD_LIFE_MS ? found.address : null;
}

/** The latest upload of a form or entry with the fingerprint of its file, and when its last byte arrived (UTC ms). */
export function latestUpload(owner: UploadOwner): Omit<Kept, 'owner'> | null {
  const ours = kept().filter((each) => each.owner === nameOf(owner));
  const [latest] = ours.toSorted((one, other) => other.at - one.at);
  return latest ?? null;
}

export function keepUpload(owner: UploadOwner, print: string, address: string, now: number): void {
  const others = kept().filter((each) => !isSame(each, owner, print) && now - each.at < UPLOAD_LIFE_MS);
  write([...others, { print, owner: nameOf(owner), address, at: now }]);
}

export function forgetUpload(address: string): void {
  write(kept().filter((each) => each.address !== address));
}

/** Forgets every upload of a form or entry. @returns their addresses */
export function forgetUploads(owner: UploadOwner): string[] {
  const all = kept();
  const isOurs = (each: Kept) => each.owner === nameOf(owner);
  write(all.filter((each) => !isOurs(each)));
  return all.filter((each) => isOurs(each)).map(({ address }) => address);
}

const isSame = (each: Kept, owner: UploadOwner, print: string) =>
  each.print === print && each.owner === nameOf(owner);

function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => isKept(each)) : [];
  } catch {
    return [];
  }
}

function isKept(each: unknown): each is Kept {
  const { print, owner, address, at } = (each ?? {}) as Partial<Kept>;
  return [print, owner, address].every((text) => typeof text === 'string') && typeof at === 'number';
}

function write(uploads: readonly Kept[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // Without storage a reload cannot resume the upload.
  }
}
