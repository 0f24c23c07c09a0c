import type { Preview } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';
import { axeInTests, frames, startingGlobals, toolbars } from './tools.ts';

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      ...(import.meta.env['VITE_LOCALE'] && { options: axeInTests(import.meta.env['VITE_LOCALE']) }),
    },
    // The theme sets the canvas colour.
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: frames },
    options: { storySort: { order: ['Introduction', 'Flows', 'Foundations', 'Pages', 'components'] } },
  },
  globalTypes: toolbars,
  initialGlobals: startingGlobals(import.meta.env),
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Frame globals={globals} bare={parameters['layout'] === 'fullscreen'} inDocs={viewMode === 'docs'}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Preview;
