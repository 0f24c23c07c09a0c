import type { Plugin } from 'vite';

/**
 * Writes what is outside ASCII as escapes in bundles of the server. V8 keeps the text of each file in memory, and one Arabic letter doubles the
 * size of a whole text.
 */
export const asciiOnly = (): Plugin => ({
  name: 'sawt-ascii-only',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // The last step, as the printer of code writes letters as they are.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
  },
});

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
