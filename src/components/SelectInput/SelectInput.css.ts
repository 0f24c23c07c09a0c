import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';
import { input } from '../TextInput/TextInput.css.ts';

/** The browser's own list: it opens as the device is used to, and needs no script. */
export const select = style([
  input,
  {
    cursor: 'pointer',
    paddingInline: space[12],
    // A list is nothing that one types into, and so counts as read-only.
    selectors: { '&:read-only:not(:disabled)': { backgroundColor: vars.bg.surface } },
  },
]);
