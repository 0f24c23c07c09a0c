import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { pageHeaders } from './securityHeaders.ts';

it('a page reaches the collector of crashes where one is set, and nobody more', () => {
  const reached = (variables: Record<string, string>) => {
    const read = readConfig({ NODE_ENV: 'test', ADMIN_ORIGIN: 'https://staff.example', ...variables });
    if (!read.ok) throw new Error(read.problems.join('; '));
    const policy = pageHeaders(read.config, { scripts: [], styles: [] })['content-security-policy'];
    return /connect-src ([^;]+)/.exec(policy ?? '')?.[1];
  };
  expect([reached({}), reached({ SENTRY_DSN: 'https://key@crashes.example/1' })]).toEqual([
    "'self' https://staff.example",
    "'self' https://staff.example https://crashes.example",
  ]);
});
