import { useTranslation } from 'react-i18next';
import { pagePaths } from '../../domain/routes.ts';
import { Footer } from '../components/Footer/Footer.tsx';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import type { Language } from '../i18n/language.ts';
// Beside the footer it is there when the network is not.
import './changeLanguage.ts';
import { contentPages } from './contentPages.ts';
import { siteSettings } from './siteSettings.ts';

type Props = {
  /** The page that is shown, or under which it stands. */
  current: string;
  onLanguage: (language: Language) => void;
};

/** The foot of every page, and the place of toasts; nothing above it waits for it. */
export default function SiteFooter({ current, onLanguage }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <Footer
        supportHref={siteSettings.supportHref}
        onLanguage={onLanguage}
        current={current}
        version={siteSettings.version}
        versionHref={pagePaths.diagnostics}
        links={[
          { href: pagePaths.events, label: t('nav.events') },
          ...contentPages.map((slug) => ({ href: `/${slug}`, label: t(`footer.${slug}`) })),
          { href: pagePaths.transparency, label: t('footer.transparency') },
        ]}
      />
      <Toasts />
    </>
  );
}
