import { createElement } from 'react';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { embedded } from './looks/embedded.ts';

addons.setConfig({ theme: brand });

/** A tab beside the canvas: the story in Arabic and English, light and dark. */
function SideBySide() {
  const entry = useStorybookApi().getCurrentStoryData();
  if (entry?.type !== 'story') return createElement('p', { style: { padding: 24 } }, 'Choose a story.');
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this workshop
  return createElement('iframe', {
    title: 'Side by side',
    src: embedded(entry.id, { canvas: 'looks' }),
    style: { inlineSize: '100%', blockSize: '100%', border: 0 },
  });
}

addons.register('sawt-looks', () => {
  addons.add('sawt-looks/side-by-side', {
    type: types.TAB,
    title: 'Side by side',
    render: ({ active }) => (active ? createElement(SideBySide) : null),
  });
});
