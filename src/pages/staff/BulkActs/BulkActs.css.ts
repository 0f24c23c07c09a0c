import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** The bar has no gap of its own while no row is chosen. */
export const table = style({ display: 'grid', justifySelf: 'stretch' });

/** Long lists scroll inside the dialog, so that its buttons stay in sight. */
export const lists = style([
  text.small,
  { display: 'grid', gap: space[12], maxBlockSize: rem(320), overflowY: 'auto' },
]);

export const list = style({ display: 'grid', gap: space[6] });

export const heading = style([text.label, { color: vars.text.primary }]);

export const reason = style([text.caption, { display: 'block', color: vars.text.secondary }]);

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const progress = style({ display: 'grid', gap: space[8] });

export const bar = style({ inlineSize: '100%', accentColor: vars.action.bg });
