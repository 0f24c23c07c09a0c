/** The processes that tests start with a bundle: what each begins with, as a path in the project. */
export const processSources = {
  liveServer: 'tests/support/bundles/liveServer.ts',
  payingServer: 'server/payments/payingServer.support.ts',
};
