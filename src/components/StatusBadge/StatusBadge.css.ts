import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const badge = style([
  text.captionStrong,
  {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[6],
    minBlockSize: rem(28),
    paddingInline: space[12],
    paddingBlock: rem(2),
    // Forced colours remove fills; the border stays.
    border: '1px solid transparent',
    borderRadius: radius.pill,
    whiteSpace: 'nowrap',
  },
]);

export const status = styleVariants(
  {
    approved: vars.success,
    pending: vars.warning,
    rejected: vars.error,
    submitted: vars.neutral,
    withdrawn: vars.neutral,
    disqualified: vars.error,
  },
  (tone) => [badge, { color: tone.text, backgroundColor: tone.bg }],
);
