import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { icon } from './brand.ts';
import { modelLibrary } from './modelLibrary.ts';

/** The site's own build plugins (loader, compressed copies) do not apply to Storybook's page. */
const isSitePlugin = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith('sawt-');

export default {
  framework: '@storybook/react-vite',
  stories: ['../workshop/**/*.mdx', '../workshop/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head) => `${head}<link rel="icon" href="${icon}" />`,
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // The site's size optimisations break Storybook's libraries.
  viteFinal: ({ environments: _ofTheSite, ...config }) =>
    mergeConfig(
      { ...config, plugins: config.plugins?.filter((plugin) => !isSitePlugin(plugin)) ?? [] },
      {
        plugins: [modelLibrary()],
        // Docs pages and diagrams show names of the code.
        build: { rolldownOptions: { output: { keepNames: true } } },
      },
    ),
} satisfies StorybookConfig;
