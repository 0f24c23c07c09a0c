import type { RouteHandlerMethod } from 'fastify';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { findOwnEntry } from '../entriesRepo.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { storageRefusal } from '../forms/keepFiles.ts';

/**
 * `GET /participant/identity/{id}`: a candidate's own document. The audit notes the access before the file
 * is read.
 */
export function identityRoute(deps: FiledEntryDeps): RouteHandlerMethod {
  const { database, writer, clock, files } = deps;
  return signedIn(deps, async (request, reply, { userId }) => {
    const { id } = request.params as { id: string };
    const entry = await readable(findOwnEntry(database, id, userId));
    const found = database.selectFrom('identity_documents').where('entry_id', '=', id).selectAll();
    const row = entry && (await readable(found.executeTakeFirst()));
    if (!row) return replyError(reply, 404, 'unknown_entry');
    return orUnavailable(reply, async () => {
      await writer.submit('noteAudit', {
        at: clock.now(),
        actor: userId,
        role: 'candidate',
        action: 'identity.read',
        subject: id,
        network: networkOf(request.ip),
      });
      try {
        const content = await files.documents.read(row.object, row.wrapped_key);
        const name = files.documents.openText(row.id, row.file_name_sealed);
        return await reply
          .headers({
            'cache-control': 'no-store',
            'content-type': row.mime,
            'content-length': row.bytes,
            'content-disposition': attachment(name),
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .send(content);
      } catch (error) {
        const refusal = storageRefusal(error);
        if (!refusal) throw error;
        return replyError(reply, refusal.status, refusal.code);
      }
    });
  });
}
