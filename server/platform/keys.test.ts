import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeys } from './keys.ts';

describe('the keys of an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'sawt-keys-')), 'keys');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  it('are made once outside production, readable by the owner alone', () => {
    const first = openKeys(folder, 'development');
    expect(openKeys(folder, 'development')).toEqual(first);
    expect(openKeys(folder, 'production')).toEqual(first);
    expect(readFileSync(join(folder, 'pepper.key'), 'utf8')).toBe(`${first.pepper.toString('hex')}\n`);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.key'))).toEqual([]);
    expect(
      [statSync(folder), statSync(join(folder, 'pepper.key'))].map(({ mode }) => (mode & 0o777).toString(8)),
    ).toEqual(['700', '600']);
  });

  it('differ between installations', () => {
    const other = `${folder}-other`;
    expect(openKeys(folder, 'test').pepper).not.toEqual(openKeys(other, 'test').pepper);
  });

  it('are never made in production', () => {
    expect(() => openKeys(folder, 'production')).toThrow(/^SAWT_KEYS_DIR holds no [a-z]+\.key/);
  });

  it('are refused when they are invalid', () => {
    openKeys(folder, 'test');
    writeFileSync(join(folder, 'pepper.key'), 'short\n');
    expect(() => openKeys(folder, 'test')).toThrow('is not a key of 64 hex digits');
  });
});
