import type { Plugin } from 'vite';

/**
 * Chunks of which, as of the entry, a start calls nearly all. Left alone, a browser reads their functions twice: over when
 * they come, and whole when each is first called, with the visitor waiting.
 */
const CALLED_AT_START: ReadonlySet<string> = new Set(['foundation', 'voting']);
/** Asks for the whole at once, beside the main thread; must be the first line of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files that every visit starts with as worth compiling while they are still on their way. */
export function compileHints(): Plugin {
  return {
    name: 'sawt-compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: {
      // After what Vite itself writes at the beginning of a chunk.
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
