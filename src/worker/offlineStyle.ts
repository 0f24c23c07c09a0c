import { darkTone } from '../theme/darkTone.ts';
import { lightTone, type Tone } from '../theme/lightTone.ts';
import { control, radius, rem, space } from '../theme/tokens.ts';
import { fontFamily, siteFonts } from '../theme/typography.ts';

const tone = (read: (of: Tone) => string) => `light-dark(${read(lightTone)}, ${read(darkTone)})`;

const families = Object.entries(siteFonts)
  .map(([name, value]) => `${name}: ${value}`)
  .join('; ');

/** Style of the offline page, inline because no file of the site may be available. */
export const offlineStyle = (fonts: Readonly<Record<'arabic' | 'latin', string>>) => `
@font-face { font-family: 'Alexandria Variable'; font-weight: 100 900; src: url('${fonts.arabic}'); unicode-range: U+0600-06FF, U+FB50-FEFC }
@font-face { font-family: 'Alexandria Variable'; font-weight: 100 900; src: url('${fonts.latin}'); unicode-range: U+0000-00FF }
:root { color-scheme: light dark; ${families} }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
body {
  display: grid; justify-items: center; align-content: center; box-sizing: border-box; margin: 0;
  min-block-size: 100dvb; padding: ${space[24]}; text-align: center; text-wrap: balance;
  color: ${tone(({ text }) => text.primary)}; background: ${tone(({ bg }) => bg.canvas)};
  font: ${rem(17)}/1.7 ${fontFamily.text};
}
svg { inline-size: ${rem(72)}; fill: ${tone(({ text }) => text.brand)} }
h1 { margin: ${space[24]} 0 ${space[8]}; font: 700 ${rem(28)}/1.4 ${fontFamily.display} }
p { max-inline-size: ${rem(440)}; margin: 0; color: ${tone(({ text }) => text.secondary)} }
div { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space[12]}; margin-block-start: ${space[24]} }
a, button {
  box-sizing: border-box; display: inline-flex; align-items: center; justify-content: center; cursor: pointer;
  min-block-size: ${control.lg}; padding-inline: ${rem(28)}; border: 1px solid transparent;
  border-radius: ${radius.pill}; font: 600 ${rem(17)}/1.5 ${fontFamily.text}; text-decoration: none;
}
button { color: ${tone(({ action }) => action.text)}; background: ${tone(({ action }) => action.bg)} }
button:hover { background: ${tone(({ action }) => action.hover)} }
a { color: inherit; border-color: ${tone(({ border }) => border.control)} }
a:hover { background: ${tone(({ bg }) => bg.hover)} }
:focus-visible { outline: 3px solid ${tone(({ focus }) => focus.ring)}; outline-offset: 3px }
`;
