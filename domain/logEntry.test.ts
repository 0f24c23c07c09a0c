import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isWritten, keptEntry, type LogFields, logEntry, logLevels, logLines, routeOf } from './logEntry.ts';

const contract = parse(readFileSync(join(import.meta.dirname, '../openapi/sawt.yaml'), 'utf8')) as {
  paths: Record<string, { servers?: unknown }>;
};
/** Personal data that careless code could write into a log. */
const canaries = {
  name: 'هدى بنت سالم',
  latinName: 'Huda Al-Rawahi',
  civilId: '12345678',
  email: 'huda@example.com',
  phone: '+96891234567',
  token: 'eyJhbGciOi.abc-DEF_123',
};

describe('the address of a call', () => {
  it.each([
    ['/voter/participants', '/voter/participants'],
    ['/voter/order/6f0a1c', '/voter/order/{…}'],
    ['/voter/order/{id}', '/voter/order/{id}'],
    ['/voter/quote?votes_count=25&entry_id=7', '/voter/quote'],
    ['/page/huda', '/page/{…}'],
    ['/huda@example.com', '/{…}'],
  ])('logs %s as %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it('keeps the words of every call that the site can make', () => {
    const made = Object.keys(contract.paths).filter(
      (path) =>
        !/^\/(sms|payments|outbox|pay|preview|healthz|readyz|voter\/draws|voter\/ledger\/parts)/.test(path) &&
        !path.endsWith('/identity/{id}'),
    );
    expect(made.filter((path) => routeOf(path) !== path)).toEqual([]);
  });
});

describe('a field of an entry', () => {
  const kept = (field: keyof LogFields, value: unknown) =>
    field in logEntry(0, { level: 'INFO', code: 'a_code', fields: { [field]: value } });

  it.each<[keyof LogFields, string[], string[]]>([
    ['method', ['GET', 'OPTIONS'], ['GE', 'OPTIONSS', 'GET /', ' GET', 'get']],
    ['route', ['/', '/voter/vote'], ['voter', '', '/huda']],
    ['name', ['Ab', `A${'b'.repeat(31)}`], ['A', `A${'b'.repeat(32)}`, 'ab', ' LCP', 'LCP ']],
    ['rating', ['good', 'needs-improvement', 'poor'], ['goodish', 'so poor', '']],
    ['request_id', ['12345678', 'x'.repeat(40)], ['1234567', 'x'.repeat(41), ' 12345678', '12345678 ']],
    ['file', ['/assets/a.js:1:2'], ['x/assets/a.js:1:2', '/assets/a.js:1:2x', '/assets/a.js:1', '/a.js:1:2']],
  ])('%s is kept in its own shape alone', (field, shaped, others) => {
    expect(shaped.filter((value) => !kept(field, value))).toEqual([]);
    expect(others.filter((value) => kept(field, value))).toEqual([]);
  });

  it('that must be a text or a number is dropped when it is none', () => {
    expect([kept('method', ['GET']), kept('route', 7), kept('status', '200'), kept('ms', Infinity)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is joined by a code of 3 to 40 letters, else by none', () => {
    const codeOf = (code: string) => logEntry(0, { level: 'INFO', code }).code;
    expect(['abc', 'a'.repeat(40), 'ab', 'a'.repeat(41), 'Abc', '_bc'].map(codeOf)).toEqual([
      'abc',
      'a'.repeat(40),
      'unnamed',
      'unnamed',
      'unnamed',
      'unnamed',
    ]);
  });
});

describe('an entry', () => {
  it('holds what may be known, in whole numbers', () => {
    const fields: LogFields = {
      method: 'POST',
      route: '/voter/vote',
      status: 503,
      ms: 1_234.6,
      share: 105.2,
      name: 'LCP',
      value: 812.4,
      rating: 'needs-improvement',
      request_id: '3f2a-77_x',
      file: '/assets/index-a_1.js:1:204',
    };
    const entry = logEntry(7, { level: 'ERROR', code: 'server_error', fields });
    expect(entry).toEqual({
      at: 7,
      level: 'ERROR',
      code: 'server_error',
      ...fields,
      ms: 1_235,
      share: 105,
      value: 812,
    });
    expect(keptEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it.each(Object.entries(canaries))('never holds a %s, wherever it is put', (_, canary) => {
    const names: (keyof LogFields)[] = [
      'method',
      'route',
      'status',
      'ms',
      'count',
      'share',
      'name',
      'value',
      'rating',
      'request_id',
      'file',
    ];
    // Callers take `request_id` only from the server's reply, because the log accepts any text shaped like
    // an id.
    const open = names.filter((name) => name !== 'request_id');
    const planted = Object.fromEntries([...open, 'body', 'message', 'user'].map((name) => [name, canary]));
    const entry = logEntry(1, { level: 'ERROR', code: canary, fields: planted });
    expect(entry).toEqual({ at: 1, level: 'ERROR', code: 'unnamed' });
    const inRoute = logEntry(1, { level: 'ERROR', code: 'x_y', fields: { route: `/voter/${canary}` } });
    expect(logLines([inRoute])).not.toContain(canary);
  });

  it('of another hand is none', () => {
    const wrong = [
      null,
      'x',
      {},
      { at: '1', level: 'INFO', code: 'a_b' },
      { at: 1, level: 'LOUD', code: 'a_b' },
    ];
    expect(wrong.map(keptEntry)).toEqual(wrong.map(() => undefined));
  });
});

it('in production only INFO and what is graver is written', () => {
  const written = (environment: string) => logLevels.filter((level) => isWritten(level, environment));
  expect(written('production')).toEqual(['CRITICAL', 'ERROR', 'WARNING', 'INFO']);
  expect([written('development'), written('test'), written('')]).toEqual([logLevels, logLevels, logLevels]);
});

it('a download is one line of JSON for each entry', () => {
  const entries = [
    logEntry(1, { level: 'INFO', code: 'visit_started' }),
    logEntry(2, { level: 'ERROR', code: 'a_b' }),
  ];
  expect(logLines(entries)).toBe(
    '{"at":1,"level":"INFO","code":"visit_started"}\n{"at":2,"level":"ERROR","code":"a_b"}\n',
  );
});
