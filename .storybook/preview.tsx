import type { Preview } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';
import { axeInTests, expectContrastInOtherTheme } from './otherTheme.ts';
import { frames, startingGlobals, toolbars } from './tools.ts';

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      ...(import.meta.env['VITE_LOCALE'] && { options: axeInTests(import.meta.env['VITE_LOCALE']) }),
    },
    // The canvas is painted by the theme itself.
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: frames },
    options: { storySort: { order: ['Introduction', 'Flows', 'Foundations', 'Pages', 'components'] } },
  },
  globalTypes: toolbars,
  initialGlobals: startingGlobals(import.meta.env),
  // A page is rendered in two looks, and its colours are looked at in all four.
  afterEach: async ({ tags }) => {
    if (import.meta.env['VITE_THEME'] && tags.includes('page')) await expectContrastInOtherTheme();
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Frame globals={globals} bare={parameters['layout'] === 'fullscreen'} inDocs={viewMode === 'docs'}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Preview;
