/** Loaded when a draft with an upload is discarded: the page of a competition needs nothing else of uploads. */
import { discardUpload } from '../../api/uploads/sendMedia.ts';
import { callHeaders } from './mediaUpload.ts';

export const discardUploads = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map((address) => discardUpload(address, { headers: callHeaders })));
