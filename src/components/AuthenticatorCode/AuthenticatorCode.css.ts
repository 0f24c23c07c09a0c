import { style } from '@vanilla-extract/css';
import { leftToRight } from '../../theme/layout.css.ts';
import { lightTone } from '../../theme/lightTone.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const frame = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[20] });

/** Dark on light in both themes: not every app reads the reverse. */
export const picture = style({
  flex: 'none',
  inlineSize: rem(176),
  blockSize: rem(176),
  borderRadius: radius.xs,
  color: lightTone.text.primary,
  backgroundColor: lightTone.bg.surface,
});

export const manual = style({ flex: `1 1 ${rem(160)}`, display: 'grid', gap: space[4] });

export const hint = style([text.small, { color: vars.text.secondary }]);

export const line = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const secret = style([text.smallStrong, leftToRight, { userSelect: 'all' }]);
