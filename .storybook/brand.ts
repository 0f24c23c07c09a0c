import { create } from 'storybook/theming';
import { favicon } from '../server/site/favicon.ts';
import { luban, raml, rumman } from '../src/theme/palette.ts';

const addressOf = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The bars and both names. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 32" width="190" height="32">
<svg width="32" height="32">${favicon}</svg>
<text x="44" y="24" font-family="Alexandria, sans-serif" font-size="20" font-weight="700" fill="${raml[900]}">Sawt · صوت</text>
</svg>`;

export const icon = addressOf(favicon);

/** The workshop in the colours of the site. */
export const brand = create({
  base: 'light',
  brandTitle: 'Sawt · صوت',
  brandImage: addressOf(logo),
  brandUrl: './',
  colorPrimary: rumman[600],
  colorSecondary: rumman[600],
  appBg: raml[50],
  appContentBg: raml[0],
  appBorderColor: raml[300],
  appBorderRadius: 10,
  textColor: raml[900],
  textMutedColor: raml[600],
  barTextColor: raml[700],
  barSelectedColor: rumman[600],
  barHoverColor: rumman[700],
  booleanSelectedBg: luban[100],
});
