import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';
import { input } from '../TextInput/TextInput.css.ts';

export const frame = style({ position: 'relative', display: 'block', minInlineSize: 0 });

/** An arrow that replaces the browser's own, which sits at the very edge. */
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[8],
  display: 'flex',
  alignItems: 'center',
  color: vars.text.secondary,
  pointerEvents: 'none',
});

/** The native select: it opens as the device's users expect and needs no script. */
export const select = style([
  input,
  {
    cursor: 'pointer',
    appearance: 'none',
    paddingInline: `${space[12]} ${space[32]}`,
    // A select counts as `:read-only`, because nobody types into it.
    selectors: {
      '&:read-only:not(:disabled)': { backgroundColor: vars.bg.surface },
      '&:read-only:not(:disabled, [aria-invalid="true"])': { borderColor: vars.border.control },
    },
  },
]);
