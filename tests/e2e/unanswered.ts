import { test as base, type Request } from '@playwright/test';

/** Lists the unanswered requests of a failed test's pages, because a page that waits looks like one that hangs. */
export const test = base.extend<{ unanswered: void }>({
  unanswered: [
    async ({ context }, provide, testInfo) => {
      const open = new Set<Request>();
      context.on('request', (request) => open.add(request));
      context.on('requestfinished', (request) => open.delete(request));
      context.on('requestfailed', (request) => open.delete(request));
      await provide();
      if (testInfo.status !== testInfo.expectedStatus)
        for (const request of open) console.log(`unanswered: ${request.method()} ${request.url()}`);
    },
    { auto: true },
  ],
});
