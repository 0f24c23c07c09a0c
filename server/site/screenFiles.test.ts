import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readScreenFiles } from './screenFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawt-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = {
  '_shared.js': {
    file: 'assets/shared-1.js',
    name: 'shared',
    imports: ['_base.js'],
    css: ['assets/shared-1.css'],
  },
  '_base.js': { file: 'assets/base-1.js', name: 'base' },
  '_voting.js': { file: 'assets/voting-1.js', name: 'voting', imports: ['_shared.js'] },
  '_voting.css': { file: 'assets/voting-1.css', name: 'voting' },
  'src/app/screens/EventScreen.tsx': {
    file: 'assets/EventScreen-1.js',
    imports: ['_base.js', '_shared.js', '_voting.js'],
    css: ['assets/EventScreen-1.css'],
  },
  'locales/ar/common.json': { file: 'assets/common-ar.json' },
  'locales/ar/events.json': { file: 'assets/events-ar.json' },
  'locales/en/events.json': { file: 'assets/events-en.json' },
};
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));

describe('the files of a screen', () => {
  const files = readScreenFiles(folder, '<link href="/assets/base-1.js">');

  it('are its own and those it shares, but not those of every page', () => {
    expect(files('event', 'ar')).toEqual({
      scripts: ['/assets/EventScreen-1.js', '/assets/shared-1.js', '/assets/voting-1.js'],
      styles: ['/assets/EventScreen-1.css', '/assets/shared-1.css'],
      words: ['/assets/common-ar.json', '/assets/events-ar.json'],
    });
  });

  it('are those of the chunk around it, for the vote', () => {
    expect(files('vote', 'en')).toEqual({
      scripts: ['/assets/voting-1.js', '/assets/shared-1.js'],
      styles: ['/assets/shared-1.css'],
      words: [],
    });
  });

  it('are unknown where the build does not list them', () => {
    const none = { scripts: [], styles: [], words: [] };
    expect(files('payment', 'en')).toEqual(none);
    expect(readScreenFiles(join(folder, 'nowhere'), '')('event', 'ar')).toEqual(none);
  });
});
