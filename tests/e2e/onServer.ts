import { ServerProcess } from '../support/servers/serverProcess.ts';
import { test as base } from './withinPolicy.ts';

/**
 * One server for all tests of a worker, and its log; a test that stops or changes a server starts its own.
 * Tests share the server, so each counts from its own start and has its own people.
 */
export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
    async ({}, provide) => {
      const server = await ServerProcess.start({ settings: { LOG_LEVEL: 'trace' } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});
