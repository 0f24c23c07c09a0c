import { expect, it } from 'vitest';
import type { LogNote } from '../../../domain/logEntry.ts';
import { watchScriptErrors } from './scriptErrors.ts';

it('Logs an uncaught error by kind and position, without its message', () => {
  const notes: LogNote[] = [];
  watchScriptErrors((note) => notes.push(note));
  const error = new TypeError('Huda 12345678');
  const place = { filename: 'https://vote.example/assets/index-a1.js', lineno: 1, colno: 204 };
  window.dispatchEvent(new ErrorEvent('error', { error, ...place }));
  error.stack = 'TypeError: Huda 12345678\n    at x (https://vote.example/assets/voting-b2.js:1:9)';
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Huda' }));
  expect(notes).toEqual([
    {
      level: 'ERROR',
      code: 'script_error',
      fields: { name: 'TypeError', file: '/assets/index-a1.js:1:204' },
    },
    {
      level: 'ERROR',
      code: 'promise_rejected',
      fields: { name: 'TypeError', file: '/assets/voting-b2.js:1:9' },
    },
    { level: 'ERROR', code: 'promise_rejected', fields: { name: undefined, file: undefined } },
  ]);
});
