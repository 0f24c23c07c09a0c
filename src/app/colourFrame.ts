import { currentTheme, watchTheme } from '../theme/themeChoice.ts';

/** Sets the browser's theme colour to that of the site, which may differ from the system's. */
export function colourFrame(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [light, dark] = metas.map(({ content }) => content);
  if (light === undefined || dark === undefined) return;
  const colour = () => {
    for (const meta of metas) meta.content = currentTheme() === 'dark' ? dark : light;
  };
  colour();
  watchTheme(colour);
}
