import type { Plugin } from 'vite';

/**
 * Chunks of which the first page calls nearly every function, as of the entry. Without the hint, a browser
 * parses these functions twice: lazily on arrival, and fully at the first call, while the visitor waits.
 */
const CALLED_AT_START: ReadonlySet<string> = new Set(['foundation', 'voting']);
/** Makes the browser compile the whole file, off the main thread. It works only as the first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A plugin that adds the compile hint to the files with which every visit starts. */
export function compileHints(): Plugin {
  return {
    name: 'sawt-compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: {
      // Run last: Vite puts code of its own at the start of a chunk, but the hint must be the first line.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && (file.isEntry || CALLED_AT_START.has(file.name)))
            file.code = HINT + file.code;
        }
      },
    },
  };
}
