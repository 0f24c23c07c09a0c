import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

export const list = style([
  text.small,
  { display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] },
]);

export const values = style([
  text.small,
  {
    display: 'grid',
    gap: `${space[8]} ${space[16]}`,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(280)}), 1fr))`,
    margin: 0,
  },
]);

export const value = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** A placeholder is typed from left to right, also in an Arabic text. */
export const code = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const meaning = style({ margin: 0, color: vars.text.secondary });

/** Both languages beside each other where there is room. */
export const sides = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(360)}), 1fr))`,
});

export const side = style({ display: 'grid', alignContent: 'start', gap: space[12], minInlineSize: 0 });

export const sideName = style([text.label, { color: vars.text.secondary, margin: 0 }]);

export const message = style([
  text.small,
  {
    display: 'grid',
    gap: space[8],
    margin: 0,
    padding: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.md,
  },
]);

export const subject = style({ margin: 0, fontWeight: 600 });

export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const size = style([text.small, { margin: 0, color: vars.text.secondary }]);
