/** How much of an upload the server holds (decision D187). */

/** Bytes, and until when the server keeps them (UTC milliseconds of the server). */
type UploadAtServer = { sent: number; total: number; until: number };

/** @returns `lost` if the server does not know the upload any more; null if that cannot be known now */
export async function askUpload(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<UploadAtServer | 'lost' | null> {
  try {
    const asked = { ...headers, 'Tus-Resumable': '1.0.0' };
    const reply = await fetch(address, { method: 'HEAD', headers: asked, signal });
    if (reply.status === 404 || reply.status === 410) return 'lost';
    const [sent, total] = ['Upload-Offset', 'Upload-Length'].map((name) => Number(reply.headers.get(name)));
    const until = Date.parse(reply.headers.get('Upload-Expires') ?? '');
    return reply.ok && sent && total && until ? { sent, total, until } : null;
  } catch {
    return null;
  }
}
