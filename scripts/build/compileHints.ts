import type { Plugin } from 'vite';

/**
 * Chunks of which the first page calls nearly every function, as it does of the entry. Without the hint a
 * browser parses these functions twice: lazily on arrival, and fully at the first call, while the visitor
 * waits.
 */
const CALLED_AT_START: ReadonlySet<string> = new Set(['foundation', 'voting']);
/** Makes the browser compile the whole file off the main thread; must be its first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the compile hint to the files that every visit starts with. */
export function compileHints(): Plugin {
  return {
    name: 'sawt-compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: {
      // Runs after Vite puts its own code at the beginning of a chunk: the hint must stay the first line.
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
