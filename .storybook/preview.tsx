/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { brand } from './brand.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { DocsRoot } from './docs/DocsRoot.tsx';
import { Frame } from './Frame.tsx';
import { Looks } from './looks/Looks.tsx';
import { checkSecondLook } from './secondLook.ts';
import { axeInTests, frames, startingGlobals, toolbars } from './tools.ts';

const inTests = import.meta.env['VITE_IN_TESTS'] === 'true';

// A part of a page may load longer than a second on a busy machine.
configure({ asyncUtilTimeout: 90_000 });

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      ...(inTests && { options: axeInTests }),
    },
    // The theme sets the canvas colour.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsRoot, theme: brand },
    viewport: { options: frames },
    options: {
      // Storybook reads this list without running the code.
      storySort: {
        order: [
          'Introduction',
          'What changed',
          'Flows',
          'Foundations',
          'Pages',
          'Voting',
          'Money',
          'Forms',
          'Feedback',
          'Media',
          'Navigation',
          'Stage',
          'Staff',
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: startingGlobals,
  afterEach: (context) => (inTests ? checkSecondLook(context) : undefined),
  decorators: [
    (Story, { id, globals, storyGlobals, parameters, viewMode }) =>
      globals['canvas'] === 'looks' ? (
        <main style={{ padding: 24 }}>
          <Looks id={id} storyGlobals={storyGlobals} height={parameters['docs']?.story?.height} />
        </main>
      ) : (
        <Frame globals={globals} bare={parameters['layout'] === 'fullscreen'} inDocs={viewMode === 'docs'}>
          <Story />
        </Frame>
      ),
  ],
} satisfies Preview;
