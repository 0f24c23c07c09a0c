import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

export const line = style([
  text.caption,
  { display: 'inline-flex', alignItems: 'center', gap: space[4], whiteSpace: 'nowrap' },
]);

export const place = style({ flex: 'none', inlineSize: rem(68) });

/** Fixed size: each vote changes all scores, and nothing around them may reflow. */
export const figure = style({
  contain: 'size layout',
  display: 'block',
  blockSize: '1lh',
  fontFamily: fontFamily.display,
  fontSize: rem(13),
  lineHeight: 'inherit',
  fontWeight: 600,
});
