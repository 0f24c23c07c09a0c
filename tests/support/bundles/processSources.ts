import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The processes that tests start with a bundle, by the name of their file there. */
export const processSources = {
  liveServer: join(import.meta.dirname, './liveServer.ts'),
  payingServer: join(root, 'server/payments/payingServer.support.ts'),
};
