import { expect } from 'storybook/test';

/** What axe asks that another language or theme can answer otherwise. */
const ofWordsAndColours = [
  'color-contrast',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'button-name',
  'frame-title',
  'heading-order',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'select-name',
  'summary-name',
  'valid-lang',
];

/** In the first look all of axe is asked. What is as it should be is counted, not listed: that takes most of its time. */
export const axeInTests = (locale: string) => ({
  resultTypes: ['violations' as const],
  ...(locale === 'en' && { runOnly: ofWordsAndColours }),
});

/** What the theme can change of a rendered story, looked at in the theme that it was not rendered in. */
export async function expectContrastInOtherTheme(): Promise<void> {
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  root.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const faint = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    await expect(faint, `contrast in the theme ${root.dataset['theme']}`).toEqual([]);
  } finally {
    root.dataset['theme'] = shown;
  }
}
