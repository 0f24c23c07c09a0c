import { globalStyle, style } from '@vanilla-extract/css';
import { leftToRight as ltr } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { link } from '../accountForm/accountForm.css.ts';
import { layer, radius, rem, space } from '../../../theme/tokens.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[20] });

/** The picture takes its size from this font size. */
export const picture = style({ display: 'flex', fontSize: rem(96) });

export const name = style([text.h2, { overflowWrap: 'anywhere' }]);

export const since = style([text.small, { color: vars.text.secondary }]);

const twoColumns = {
  display: 'grid',
  gap: space[20],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: space[32] } },
} as const;

export const facts = style(twoColumns);
export const fields = style({ ...twoColumns, alignItems: 'start' });

export const term = style([text.small, { color: vars.text.secondary }]);

export const fact = style([text.body, { overflowWrap: 'anywhere' }]);

export const leftToRight = ltr;

export const verifying = style([text.small, { display: 'block', color: vars.text.secondary }]);

export const change = style([link, { display: 'block', inlineSize: 'fit-content' }]);

export const none = style({ color: vars.text.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

/** On a phone the save button sticks to the bottom of the screen. */
export const foot = style([
  actions,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: layer.raised,
    marginBlockEnd: `calc(-1 * ${space[16]})`,
    paddingBlock: space[12],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    borderEndStartRadius: radius.lg,
    borderEndEndRadius: radius.lg,
    backgroundColor: vars.bg.surface,
    '@media': {
      [media.short]: { position: 'static' },
      [media.md]: {
        position: 'static',
        marginBlockEnd: 0,
        paddingBlock: 0,
        borderBlockStart: 0,
        borderRadius: 0,
      },
    },
  },
]);

/** The focused element must not hide behind the save button's bar. */
globalStyle(`html:has(${foot})`, {
  scrollPaddingBlockEnd: rem(88),
  '@media': { [media.md]: { scrollPaddingBlockEnd: 0 } },
});

export const waiting = style([text.body, { color: vars.text.secondary }]);
