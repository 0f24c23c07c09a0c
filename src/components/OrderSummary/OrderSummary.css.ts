import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

export const summary = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const face = style([
  stage,
  { position: 'relative', display: 'flex', alignItems: 'center', gap: space[16], padding: space[24] },
]);

/** A glow from the bottom corner at the inline end. */
export const light = style({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  backgroundImage: `radial-gradient(75% 120% at 90% 115%, ${vars.backdrop.glow} 0%, ${vars.backdrop.glowEdge} 50%, transparent 85%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const picture = style({ position: 'relative', flex: 'none' });
export const words = style({ position: 'relative' });
export const overline = style([text.caption, { color: vars.text.secondary }]);
export const name = style([text.h3, { color: vars.text.primary }]);
export const place = style([text.small, { color: vars.text.secondary }]);

export const count = style({ paddingInline: space[24], paddingBlockStart: space[8] });

export const body = style({ display: 'grid', paddingInline: space[24], paddingBlockEnd: space[24] });
export const narrowBody = style({ paddingInline: space[16], paddingBlock: `0 ${space[8]}` });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: space[12],
});

globalStyle(`${row} > dd`, { flex: 'none' });

export const ruled = style({ borderBlockStart: `1px solid ${vars.border.subtle}` });

export const term = style([text.label]);
export const lineTerm = style([text.body, { fontSize: rem(16), color: vars.text.secondary }]);

export const votes = style([text.numeralM]);

export const chosen = style({ display: 'flex', alignItems: 'baseline', gap: space[12] });

/** The price keeps its room while a new one loads, but hides its outdated figures. */
export const price = style({ position: 'relative', minBlockSize: rem(172) });
export const narrowPrice = style({ position: 'relative', minBlockSize: rem(100) });
globalStyle(`${narrowPrice} dl > div`, { paddingBlock: space[6] });
export const outdated = style({ visibility: 'hidden' });

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const waiting = style([
  text.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    color: vars.text.secondary,
    textAlign: 'center',
    animation: `${appear} ${duration.fast} 300ms backwards`,
  },
]);

export const usd = style([text.caption, { color: vars.text.muted, textAlign: 'end' }]);

export const more = style({
  display: 'grid',
  gap: space[12],
  selectors: { '&:not(:empty)': { marginBlockStart: space[16] } },
});

export const vat = style([text.caption, { color: vars.text.muted }]);

export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: control.lg,
  paddingInline: space[16],
  paddingBlock: space[12],
  textAlign: 'start',
});

export const disclosureWords = style({ display: 'grid', flexGrow: 1 });
export const disclosureName = style([text.caption, { color: vars.text.secondary }]);
export const disclosureTotal = style([
  text.label,
  { fontFamily: fontFamily.display, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${duration.fast}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
});
