/** What axe asks that the other language or the other theme can answer otherwise. */
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
