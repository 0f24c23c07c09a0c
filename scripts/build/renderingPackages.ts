import type { Plugin } from 'vite';

/**
 * A plugin that puts the packages of server-side rendering into its bundle (decision D87), with React as in production. Tests of
 * pages share i18next with them, so they must not get a copy of their own.
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
