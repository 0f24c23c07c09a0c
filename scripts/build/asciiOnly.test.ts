import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { asciiOnly } from './asciiOnly.ts';

const source = `
export const text = 'صوت 😀';
export const filled = (name) => \`مرحبا \${name}\`;
export const isVoice = (word) => /^[صوت😀]+$/u.test(word);
`;

it('writes letters of a bundle as escapes, which mean the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawt-ascii-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const input = join(folder, 'source.mjs');
  writeFileSync(input, source);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [asciiOnly()],
    build: { ssr: true, rolldownOptions: { input } },
  });
  const [file = ''] = globSync(join(folder, 'dist/*'));
  const code = readFileSync(file, 'utf8');
  const { text, filled, isVoice } = (await import(file)) as {
    text: string;
    filled: (name: string) => string;
    isVoice: (word: string) => boolean;
  };
  expect([/[^\0-\x7f]/.test(code), text, filled('سلمى'), isVoice('صوت😀'), isVoice('بيت')]).toEqual([
    false,
    'صوت 😀',
    'مرحبا سلمى',
    true,
    false,
  ]);
});
