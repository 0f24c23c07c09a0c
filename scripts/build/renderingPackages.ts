import type { Plugin } from 'vite';

/**
 * A plugin that puts the packages of server-side rendering into its bundle (decision D87), with React as in production. Tests load
 * packages as they are: two copies of one would not share what it keeps.
 */
export function renderingPackages(): Plugin {
  return {
    name: 'sawt-rendering-packages',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'ssr') return undefined;
      const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
      return { resolve: { noExternal: true }, define };
    },
  };
}
