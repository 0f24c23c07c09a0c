/** Loaded when a draft is restored: a form that begins has no upload to ask about. */
import { askUpload } from '../../api/uploads/askUpload.ts';
import { forgetUpload, latestUpload } from '../../api/uploads/uploadMemory.ts';
import { callHeaders } from './mediaUpload.ts';

/** How long (ms) the form waits for what the server says about the draft's upload. */
const UPLOAD_ANSWER_MS = 5_000;

/** What the server holds of the upload of the draft with this key. */
export async function draftUpload(key: string, signal: AbortSignal) {
  const known = latestUpload({ entry: null, form: key });
  if (!known) return null;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(UPLOAD_ANSWER_MS)]);
  const upload = await askUpload(known.address, callHeaders(), patience);
  if (upload === 'lost') forgetUpload(known.address);
  return upload;
}
