import { demo } from '../../../demo/demo.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../start/readConfig.ts';
import { pageHeaders } from './securityHeaders.ts';

it('a page reaches the crash collector where one is set, and no other host', () => {
  const reached = (variables: Record<string, string>) => {
    const read = readConfig({ NODE_ENV: 'test', ADMIN_ORIGIN: 'http://127.0.0.1:8081', ...variables }, demo);
    if (!read.ok) throw new Error(read.errors.join('; '));
    const policy = pageHeaders(read.config, { scripts: [], styles: [] })['content-security-policy'];
    return /connect-src ([^;]+)/.exec(policy ?? '')?.[1];
  };
  expect([reached({}), reached({ SENTRY_DSN: 'https://key@crashes.example/1' })]).toEqual([
    "'self' http://127.0.0.1:8081",
    "'self' http://127.0.0.1:8081 https://crashes.example",
  ]);
});
