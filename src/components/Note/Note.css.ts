import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[16],
  padding: space[20],
  borderRadius: radius.lg,
  '@media': { [media.md]: { paddingInline: space[24] } },
});

export const kind = styleVariants(
  { info: vars.info, warning: vars.warning, error: vars.error, success: vars.success },
  (tone) => ({
    color: tone.text,
    backgroundColor: tone.bg,
    // Forced colours remove fills; the border stays.
    border: '1px solid transparent',
  }),
);

export const words = style({ flexGrow: 1, flexBasis: 0, minInlineSize: '12rem' });

export const title = style([text.smallStrong, { textWrap: 'balance' }]);

export const more = style([text.small, { color: vars.text.secondary }]);

export const action = style({ alignSelf: 'center', display: 'flex', alignItems: 'center', gap: space[8] });
