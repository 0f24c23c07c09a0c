import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { mergeConfig, type PluginOption } from 'vite';

/** What is done to the site's own page (its loader, its compressed copies) is not for the workshop's page. */
const forTheSiteOnly = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith('sawt-');

/** For browsers its package names a file that is not in it. */
const modelLibrary = {
  find: /^@xstate\/test$/,
  replacement: join(import.meta.dirname, '../node_modules/@xstate/test/dist/xstate-test.esm.js'),
};

export default {
  framework: '@storybook/react-vite',
  stories: ['../workshop/**/*.mdx', '../workshop/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // What makes the site small breaks the workshop's own libraries.
  viteFinal: ({ environments: _ofTheSite, ...config }) =>
    mergeConfig(
      { ...config, plugins: config.plugins?.filter((plugin) => !forTheSiteOnly(plugin)) ?? [] },
      // Taken as it is: preparing it would look for the file that is missing.
      { resolve: { alias: [modelLibrary] }, optimizeDeps: { exclude: ['@xstate/test'] } },
    ),
} satisfies StorybookConfig;
