import { expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { SectionTeller } from './useSection.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';

it('reports the section of a page while the page is mounted', () => {
  const tell = vi.fn<(href: string | undefined) => void>();
  const { unmount } = renderInLanguage(
    'en',
    <SectionTeller value={tell}>
      <Breadcrumb
        above={[
          { href: '/events', label: 'Events' },
          { href: '/season', label: 'Season' },
        ]}
        current="Singing"
      />
    </SectionTeller>,
  );
  expect(tell.mock.calls).toEqual([['/events']]);
  unmount();
  expect(tell.mock.calls).toEqual([['/events'], [undefined]]);
});
