import type { Plugin } from 'vite';

/**
 * Chunks of which a start calls nearly all. Left alone, a browser reads their functions twice: over when they come, and
 * whole when each is first called, with the visitor waiting.
 */
const CALLED_AT_START = /^(foundation|voting|index)-/;
/** Asks for the whole at once, beside the main thread; must be the first line of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the files that every visit starts with as worth compiling while they are still on their way. */
export function compileHints(): Plugin {
  return {
    name: 'sawt-compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && CALLED_AT_START.test(file.fileName.replace('assets/', '')))
          file.code = HINT + file.code;
      }
    },
  };
}
