import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvb',
  backgroundColor: vars.bg.surface,
  '@media': { [media.lg]: { gridTemplateRows: '1fr', gridTemplateColumns: `${rem(240)} minmax(0, 1fr)` } },
});

/** The rail at the side of a wide screen, a bar above a narrow one. */
export const rail = style({
  display: 'grid',
  gridTemplateAreas:
    '"logo tools" "organisation organisation" "finder finder" "sections sections" "person person"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[12],
  paddingInline: space[16],
  backgroundColor: vars.bg.canvas,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvb',
      gridTemplateAreas: '"logo" "organisation" "finder" "sections" "tools" "person"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr auto auto',
      gap: space[12],
      paddingBlock: space[16],
      paddingInline: space[12],
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.border.subtle}`,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

/** In line with the words of the sections. */
const inset = { '@media': { [media.lg]: { paddingInline: space[12] } } };

export const logo = style([{ gridArea: 'logo' }, inset]);

export const tools = style({ gridArea: 'tools', display: 'flex', gap: space[4] });

export const organisation = style([
  text.captionStrong,
  { gridArea: 'organisation', color: vars.text.secondary, overflowWrap: 'anywhere' },
  inset,
]);

export const choice = style({ gridArea: 'organisation' });

export const finder = style({ gridArea: 'finder' });

export const sections = style({ gridArea: 'sections', alignSelf: 'start' });

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.lg]: { flexDirection: 'column', flexWrap: 'nowrap', gap: space[2] } },
});

export const item = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: control.md,
    paddingInline: space[12],
    borderRadius: radius.sm,
    color: vars.text.secondary,
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.action.soft, color: vars.action.softText },
    },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

export const person = style({
  gridArea: 'person',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': {
    [media.lg]: {
      paddingInlineStart: space[12],
      paddingBlockStart: space[12],
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});

export const name = style([text.captionStrong, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const main = style({
  inlineSize: '100%',
  maxInlineSize: rem(1040),
  paddingBlock: `${space[24]} ${space[64]}`,
  paddingInline: space[16],
  outline: 'none',
  '@media': { [media.md]: { paddingInline: space[32] } },
});

export const page = style({ display: 'grid', gap: space[24] });

export const pageHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[16],
});
