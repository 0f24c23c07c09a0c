import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const guide = style({ display: 'grid', gap: space[40], '@media': { [media.lg]: { gap: space[64] } } });

export const pictures = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[24] },
    [media.lg]: { gap: space[40] },
  },
});
export const figure = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const frame = style({
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.subtle,
});
export const caption = style({ display: 'grid', gap: space[8] });
export const title = style([text.h2]);

export const words = style({ display: 'grid', gap: space[12], maxInlineSize: rem(720) });
globalStyle(`${words} > ol`, {
  display: 'grid',
  gap: space[20],
  paddingInlineStart: space[24],
  listStyle: 'decimal',
});
globalStyle(`${words} > ol > li::marker`, { color: vars.text.brand, fontWeight: 600 });

const line = `1px solid ${vars.border.subtle}`;
export const answers = style({ maxInlineSize: rem(720), borderBlockStart: line });
globalStyle(`${answers} > details`, { borderBlockEnd: line });
globalStyle(`${answers} summary`, { paddingBlock: space[12], fontWeight: 600, cursor: 'pointer' });
globalStyle(`${answers} :is(p, ul)`, { marginBlockEnd: space[12], color: vars.text.secondary });
globalStyle(`${answers} ul`, { paddingInlineStart: space[24], listStyle: 'disc' });

export const command = style({
  display: 'block',
  marginBlock: space[8],
  paddingInline: space[16],
  paddingBlock: space[12],
  overflowX: 'auto',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: rem(14),
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  paddingBlockStart: space[8],
});
