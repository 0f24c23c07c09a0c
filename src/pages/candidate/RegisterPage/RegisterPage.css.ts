import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, headerHeight, radius, rem, space } from '../../../theme/tokens.ts';

export const page = style([
  container,
  {
    paddingBlock: `${space[20]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[40]} ${space[80]}` } },
  },
]);

export const head = style({ marginBlockEnd: space[20] });

export const title = style([text.h1, { marginBlockStart: space[8], textWrap: 'balance' }]);

export const lead = style([text.lead, { marginBlockStart: space[4], color: vars.text.secondary }]);

export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(0, ${rem(736)}) ${rem(400)}`,
      justifyContent: 'space-between',
      alignItems: 'start',
      columnGap: space[40],
    },
  },
});

/** The aside beside the form on wide screens; elsewhere `narrow` shows it above, behind a button. */
export const wide = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      order: 1,
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight.wide} + ${space[24]})`,
    },
  },
});

export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } });

export const summary = style([
  text.label,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.md,
    paddingInline: space[16],
    marginBlockEnd: space[8],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.pill,
    cursor: 'pointer',
  },
]);

export const form = style({ display: 'grid', gap: space[32], minInlineSize: 0 });

export const sections = style({ display: 'grid', gap: space[32], minInlineSize: 0 });

export const fields = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});

const acrossAll = { '@media': { [media.md]: { gridColumn: '1 / -1' } } } as const;
export const whole = style(acrossAll);

/** The date of birth: in a row of its own, but not as wide as the row. */
export const birth = style({
  ...acrossAll,
  maxInlineSize: rem(440),
});

export const consents = style({ display: 'grid', gap: space[4] });

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
});

export const lines = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});

/** The upload progress while sending: first on a narrow screen, above the submit button on a wide one. */
export const panel = style({ '@media': { [media.lg]: { order: 1 } } });

export const inert = style({
  display: 'none',
  opacity: 0.6,
  '@media': { [media.lg]: { display: 'grid', gap: space[32] } },
});

export const folded = style({ '@media': { [media.lg]: { display: 'none' } } });

export const last = style({ order: 2 });

/** Receives the focus by script only. */
export const place = style({ outline: 'none' });
