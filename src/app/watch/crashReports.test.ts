import type { ErrorEvent } from '@sentry/browser';
import { describe, expect, it } from 'vitest';
import { withoutPersons } from './crashReports.ts';

const canary = 'هدى 12345678 huda@example.com +96891234567 token-abc';

describe('a report of a crash', () => {
  it('holds only the kind of an error and its position in our own files', () => {
    const event = {
      type: undefined,
      event_id: 'e1',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      release: '1.0.0+1',
      environment: 'production',
      message: canary,
      user: { email: canary, ip_address: '10.0.0.1' },
      request: { url: `https://vote.example/new-password#${canary}`, headers: { Referer: canary } },
      breadcrumbs: [{ message: canary }],
      extra: { body: canary },
      tags: { name: canary },
      contexts: { state: { canary } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: canary,
            mechanism: { type: 'auto.browser.global_handlers.onerror', handled: false, data: { canary } },
            stacktrace: {
              frames: [
                {
                  filename: `https://vote.example/receipt/${canary}`,
                  function: canary,
                  lineno: 1,
                  vars: { canary },
                },
                {
                  filename: 'https://vote.example/assets/index-a1.js',
                  function: 'render',
                  lineno: 1,
                  colno: 204,
                  context_line: canary,
                },
              ],
            },
          },
          { type: canary, value: canary },
        ],
      },
    } as unknown as ErrorEvent;
    expect(withoutPersons(event)).toEqual({
      type: undefined,
      event_id: 'e1',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      release: '1.0.0+1',
      environment: 'production',
      exception: {
        values: [
          {
            type: 'TypeError',
            mechanism: { type: 'auto.browser.global_handlers.onerror', handled: false },
            stacktrace: {
              frames: [
                { filename: 'elsewhere', lineno: 1 },
                { filename: 'app:///assets/index-a1.js', function: 'render', lineno: 1, colno: 204 },
              ],
            },
          },
          { type: 'Error', stacktrace: { frames: [] } },
        ],
      },
    });
  });
});
