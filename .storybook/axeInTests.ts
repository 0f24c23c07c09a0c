/** Rules of axe whose result depends on language or theme. */
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

/**
 * Arabic runs all rules of axe, English only these. Passed rules are not listed: listing takes most of axe's
 * time.
 */
export const axeInTests = (locale: string) => ({
  resultTypes: ['violations' as const],
  ...(locale === 'en' && { runOnly: ofWordsAndColours }),
});
