import { style } from '@vanilla-extract/css';
import { leftToRight as ltr } from '../../../theme/layout.css.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const cards = style({ display: 'grid', gap: space[24], maxInlineSize: rem(560) });

export const term = style([text.small, { color: vars.text.secondary }]);

export const now = style([text.body, { overflowWrap: 'anywhere' }]);

export const none = style({ color: vars.text.muted });

export const leftToRight = ltr;
