import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { bundledI18n } from '../src/i18n/bundledI18n.ts';
import { defaultLanguage, dirOf, toLanguage } from '../src/i18n/language.ts';
import '../src/theme/globalStyles.ts';
import { stage, vars } from '../src/theme/theme.css.ts';
import { space } from '../src/theme/tokens.ts';
import { lengthenMessages } from './longerWords.ts';
import { secondLook } from './secondLook.ts';

type Props = { globals: Record<string, unknown>; bare: boolean; inDocs: boolean; children: ReactNode };

/** Gives a component what the site's shell gives it: language, direction, theme and a canvas. */
export function Frame({ globals: given, bare, inDocs, children }: Props) {
  const globals = { ...given, ...useSecondLook() };
  const locale = toLanguage(String(globals['locale'])) ?? defaultLanguage;
  const dir = globals['direction'] === 'auto' ? dirOf(locale) : String(globals['direction']);
  const theme = String(globals['theme']);
  const motion = String(globals['motion']);
  const longer = globals['words'] === 'longer';
  const fillsWindow = !inDocs && globals['canvas'] === 'window';
  const i18n = useMemo(
    () => (longer ? lengthenMessages(bundledI18n(locale)) : bundledI18n(locale)),
    [locale, longer],
  );

  useLayoutEffect(() => {
    const root = document.documentElement;
    // A Docs page keeps its own language and direction; only its stories turn.
    if (!inDocs) {
      root.lang = locale;
      root.dir = dir;
    }
    root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
    root.dataset['motion'] = motion;
  }, [locale, dir, theme, motion, inDocs]);

  const style = {
    backgroundColor: vars.bg.canvas,
    color: vars.text.primary,
    padding: bare ? 0 : space[24],
    ...(fillsWindow && { minBlockSize: '100dvb' }),
  };
  return (
    <I18nextProvider i18n={i18n}>
      <div className={theme === 'stage' ? stage : undefined} style={style} dir={dir} lang={locale}>
        {children}
      </div>
    </I18nextProvider>
  );
}

function useSecondLook() {
  const [look, setLook] = useState(secondLook.read);
  // A short story ends before other effects run.
  useLayoutEffect(() => secondLook.subscribe(() => setLook(secondLook.read())), []);
  return look;
}
