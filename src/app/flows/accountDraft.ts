/**
 * The draft in the account of a signed-in candidate (decision D204). Loaded with a session only: without one, and without
 * a network, the browser keeps drafts alone.
 */
import type { AccountDraft, Competition, DraftRequest } from '../../../domain/contract.ts';
import { DRAFT_KEPT_AFTER_MS } from '../../../domain/delays.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { readAuth } from '../../api/authStore.ts';
import { discardDraft } from '../../api/calls/discardDraft.ts';
import { keepDraft } from '../../api/calls/keepDraft.ts';
import { readDraft } from '../../api/calls/readDraft.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { keepUpload, latestUpload } from '../../api/uploads/uploadMemory.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { FormToOpen, RegistrationDraft } from '../../machines/registration/registrationTypes.ts';
import { findDraft, noteVersion, uploadsOf, writeDraft } from './keptDrafts.ts';
import { forgetRegistration } from './registrationMemory.ts';

/** How long (ms) the form waits for the account's draft. */
const ANSWER_MS = 5_000;

type Content = Omit<DraftRequest, 'replaces'>;
type ToKeep = Pick<RegistrationDraft, 'key' | 'values' | 'begun'> & { competition: string; owner: string };
type Keeping = { draft: ToKeep; client: ApiClient; onOvertaken: () => void };

/** What this page knows of the account's draft, and what it tried to keep there. */
const page = { version: null as string | null, kept: '', tried: '', isOvertaken: false };
let waiting: ReturnType<typeof setTimeout> | undefined;
let latest: Keeping | null = null;
/** One request at a time, because each names the version that the one before it made. */
let sending: Promise<void> = Promise.resolve();

/** The account's draft with the server's time; undefined if the server does not say. */
export async function accountDraft(client: ApiClient, competition: string, signal: AbortSignal) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  const call = () => readDraft(client, competition, patience);
  const read = await withRetry(call, retryPresets.once, { signal: patience });
  return read.ok ? { draft: read.data.data.data, now: read.data.at } : undefined;
}

type Form = FormToOpen & { path: string; owner: string; competition: Competition };

/**
 * Brings the account's draft into the browser, if it is newer than the browser's own by the server's clock, or asked for.
 * @returns whether the account answered
 */
export async function takeAccountDraft(client: ApiClient, form: Form, signal: AbortSignal): Promise<boolean> {
  const { path, owner, competition, newest } = form;
  send();
  await sending;
  latest = null;
  const read = await accountDraft(client, competition.id, signal);
  const own = findDraft(path, owner, Date.now());
  const draft = read?.draft ?? null;
  page.version = (read ? draft?.version : own?.version) ?? null;
  page.kept = draft ? textOf(draft) : '';
  page.isOvertaken = false;
  if (own?.version && own.version === page.version) noteVersion(own.key, own.version);
  if (!read || !draft) return read !== undefined;
  const at = draft.changed_at + Date.now() - read.now;
  if (!newest && (own?.version === draft.version || (own?.typed && own.at >= at))) return true;
  // Only now: without an answer the browser's own is all there is.
  if (newest && own) forgetRegistration(own.key);
  const { key, fields, begun, upload, version } = draft;
  if (upload) keepUpload(uploadsOf(key), upload.print, upload.address, at);
  const unsure = own?.key === key && own.unsure;
  noteVersion(key, version);
  writeDraft({ path, owner, competition, key, values: fields, unsure, begun, typed: true, at });
  return true;
}

/** Keeps the draft in the account a moment after its last change, or when the page is hidden. */
export function keepInAccount(keeping: Keeping): void {
  latest = keeping;
  clearTimeout(waiting);
  waiting = setTimeout(send, DRAFT_KEPT_AFTER_MS);
}

/** Keeps the draft again after its upload has begun: the account then knows the address. */
export function keepUploadInAccount(): void {
  if (latest) keepInAccount(latest);
}

/** Keeps nothing more of a form that was received or discarded. */
export function stopKeeping(): void {
  clearTimeout(waiting);
  latest = null;
}

export function discardInAccount(client: ApiClient, competition: string): void {
  stopKeeping();
  void sending.then(() => withRetry(async () => discardDraft(client, competition), retryPresets.once));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});

function send(): void {
  clearTimeout(waiting);
  const keeping = latest;
  if (keeping) sending = sending.then(() => sendOne(keeping));
}

async function sendOne({ draft, client, onOvertaken }: Keeping): Promise<void> {
  const content = contentOf(draft);
  const text = textOf(content);
  // After a log-out, nothing of it goes to the account of the next person.
  if (page.isOvertaken || text === page.kept || readAuth().user?.id !== draft.owner) return;
  const put = () => keepDraft(client, draft.competition, { ...content, replaces: page.version });
  let reply = await withRetry(put, retryPresets.once);
  if (isOutdated(reply) && (await isOwn(client, draft.competition)))
    reply = await withRetry(put, retryPresets.once);
  page.tried = text;
  if (reply.ok) {
    page.kept = text;
    page.version = reply.data.data.version;
    noteVersion(draft.key, page.version);
  } else if (isOutdated(reply)) {
    page.isOvertaken = true;
    onOvertaken();
  }
}

const isOutdated = (reply: Outcome<unknown>) =>
  !reply.ok && 'code' in reply.error && reply.error.code === 'draft_outdated';

/** Whether the account keeps what this page tried to keep: the answer was lost. */
async function isOwn(client: ApiClient, competition: string): Promise<boolean> {
  const read = await accountDraft(client, competition, new AbortController().signal);
  if (!read?.draft || textOf(read.draft) !== page.tried) return false;
  page.version = read.draft.version;
  return true;
}

function contentOf({ key, values, begun }: ToKeep): Content {
  const { civil_id: _id, read_requirement: _read, term_conditions: _terms, ...fields } = values;
  const upload = latestUpload(uploadsOf(key));
  return {
    key,
    fields,
    begun,
    upload: upload && { address: upload.address, print: upload.print },
  };
}

/** The same text for the same draft, in whichever order its fields stand. */
const textOf = ({ key, fields, begun, upload }: Content | AccountDraft) =>
  JSON.stringify([key, Object.entries(fields).map(String).toSorted(), begun?.stamp, upload?.address]);
