import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvb',
  backgroundColor: vars.bg.surface,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[12],
  paddingInline: space[16],
  '@media': { [media.md]: { paddingInline: space[24] }, [media.print]: { display: 'none' } },
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: space[12] });

/** Tells the staff's host from the site. */
export const side = style([
  text.captionStrong,
  {
    paddingInlineStart: space[12],
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.secondary,
  },
]);

export const tools = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const main = style({
  paddingBlock: `${space[24]} ${space[64]}`,
  paddingInline: space[16],
  '@media': { [media.roomy]: { paddingBlockStart: `min(18dvb, ${rem(160)})` } },
});
