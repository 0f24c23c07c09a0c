/** Real effects of an upload. */
import { fromCallback } from 'xstate';
import { UPLOAD_CHUNK_BYTES } from '../../../domain/limits.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { readAuth } from '../../api/authStore.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import type { ApiClient } from '../../api/client.ts';
import type { UploadNews } from '../../api/uploads/sendMedia.ts';
import { networkError } from '../../../domain/errors.ts';
import { withRetry } from '../../api/withRetry.ts';
import { mediaUploadMachine } from '../../machines/mediaUpload/mediaUploadMachine.ts';
import type { SendMediaInput } from '../../machines/mediaUpload/mediaUploadTypes.ts';
import { watchNetwork } from './pageEffects.ts';

type UploadWorld = {
  /** The address of the API. */
  base: string;
  client: ApiClient;
  /** Called when the server refuses the token. */
  onRefused: (token: string) => void;
  /** Called when the server has given an upload its address. */
  onAddress?: () => void;
};

/** The headers of the client's middleware, for calls outside of `fetch`. */
export const callHeaders = (): Record<string, string> => {
  const { token } = readAuth();
  return {
    'Accept-Language': document.documentElement.lang,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
};

/** Loaded with the first upload. */
const sending = () => import('../../api/uploads/sendMedia.ts');

export function createMediaUpload({ base, client, onRefused, onAddress }: UploadWorld) {
  return mediaUploadMachine.provide({
    actors: {
      sendMedia: fromCallback<{ type: string }, SendMediaInput>(({ input, sendBack }) => {
        const stopping = new AbortController();
        const onNews = (news: UploadNews) => {
          const { token } = readAuth();
          const isRefused = news.type === 'upload.broke' && news.error.kind === 'unauthenticated';
          if (isRefused && token !== null) onRefused(token);
          if (news.type === 'address.known') onAddress?.();
          sendBack(news);
        };
        const start = async () => {
          const [{ sendMedia }, pieces] = await Promise.all([sending(), chunkBytes(client, stopping.signal)]);
          if (stopping.signal.aborted) return;
          const caller = { base, chunkBytes: pieces, headers: callHeaders };
          stopping.signal.addEventListener('abort', sendMedia(input, caller, onNews));
        };
        start().catch(() => onNews({ type: 'upload.broke', error: networkError }));
        return () => stopping.abort();
      }),
      watchNetwork,
    },
    actions: {
      discard: ({ context }) => {
        const { address } = context;
        if (address === null) return;
        // If the request fails, the server sweeps the upload when it expires.
        sending().then(
          ({ discardUpload }) => discardUpload(address, { headers: callHeaders }),
          () => {},
        );
      },
    },
  });
}

/** Bytes per request by the settings, else the default: the upload itself reports an unreachable server. */
async function chunkBytes(client: ApiClient, signal: AbortSignal): Promise<number> {
  const config = await withRetry(() => readConfig(client, signal), retryPresets.fast, { signal });
  return config.ok ? config.data.uploads.chunk_bytes : UPLOAD_CHUNK_BYTES;
}
