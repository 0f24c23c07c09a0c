import { useTranslation } from 'react-i18next';
import { neededPages } from '../../domain/contentPage/neededPages.ts';
import { pagePaths } from '../../domain/routes.ts';
import { Footer } from '../components/Footer/Footer.tsx';
import { LiveRegions } from '../components/LiveRegions/LiveRegions.tsx';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import type { Language } from '../i18n/language.ts';
// In the chunk of the footer, so that the language can change offline too.
import './changeLanguage.ts';
import { siteSettings } from './siteSettings.ts';

type Props = {
  /** The current page, or its parent in the menu. */
  current: string;
  onLanguage: (language: Language) => void;
};

/** Footer, toasts and live regions of every page; loads without blocking the page. */
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
          ...neededPages.map((slug) => ({ href: `/${slug}`, label: t(`footer.${slug}`) })),
          { href: pagePaths.transparency, label: t('footer.transparency') },
        ]}
      />
      <Toasts />
      <LiveRegions />
    </>
  );
}
