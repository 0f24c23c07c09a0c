import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { input } from '../TextInput/TextInput.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

/** Values stand beside each other where there is room. */
export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1', display: 'grid', gap: space[8], minInlineSize: 0 });

/** Both languages of a text side by side. */
export const pair = style([fields, { gridColumn: '1 / -1' }]);

export const side = style({ display: 'grid', gap: space[8] });

export const note = style([text.caption, { color: vars.text.secondary }]);

/** A gap between the languages: readers of the one see the other. */
export const gap = style([
  text.caption,
  {
    justifySelf: 'start',
    paddingInline: space[8],
    borderInlineStart: `3px solid ${vars.warning.line}`,
    color: vars.warning.text,
  },
]);

export const dispute = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[12],
  border: `1px solid ${vars.warning.line}`,
  borderRadius: radius.sm,
  backgroundColor: vars.warning.bg,
});

export const question = style([
  text.captionStrong,
  { float: 'inline-start', inlineSize: '100%', padding: 0 },
]);

export const choice = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: control.md,
    cursor: 'pointer',
  },
]);

export const radio = style({
  inlineSize: rem(18),
  blockSize: rem(18),
  margin: 0,
  accentColor: vars.action.bg,
});

export const kept = style([text.label, { display: 'block', overflowWrap: 'anywhere' }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
});

export const state = style([text.small, { color: vars.text.secondary }]);

export const longInput = style([
  input,
  { display: 'block', minBlockSize: '5lh', resize: 'vertical', fieldSizing: 'content' },
]);

export const locked = style({ display: 'flex', alignItems: 'center', gap: space[6] });

export const measured = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const unit = style([text.small, { flex: 'none', color: vars.text.secondary }]);

export const criteria = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([text.label, { float: 'inline-start', inlineSize: '100%', padding: 0 }]);

export const row = style({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  '@media': {
    [media.md]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${rem(88)} ${rem(44)}` },
  },
});

export const cell = style({
  display: 'grid',
  gap: space[4],
  selectors: { '&:nth-child(-n + 2)': { gridColumn: '1 / -1' } },
  '@media': { [media.md]: { selectors: { '&:nth-child(-n + 2)': { gridColumn: 'auto' } } } },
});

export const head = style([text.caption, { color: vars.text.secondary }]);

/** Below the first row, the columns have their heads already. */
export const laterHead = style([
  head,
  {
    '@media': {
      [media.md]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const remove = style({ alignSelf: 'end' });

export const error = style([text.small, { color: vars.error.text }]);

/** The foot of a long form stays in sight. */
export const inSight = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
