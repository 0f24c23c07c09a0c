import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { languageNames } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Facts } from './Facts.tsx';

export type Site = {
  version: string;
  build: string;
  environment: string;
  reportsCrashes: boolean;
};

/** Version and environment of the site (decision D39). */
export function SiteFacts({ version, build, environment, reportsCrashes }: Site) {
  const { t } = useTranslation('diagnostics');
  const language = useLanguage();
  return (
    <Panel title={t('site.title')}>
      <Facts
        facts={[
          { label: t('site.version'), value: <bdi>{version || '–'}</bdi> },
          { label: t('site.build'), value: <bdi>{build || '–'}</bdi> },
          { label: t('site.environment'), value: t(`environments.${environment as 'test'}`) },
          { label: t('site.language'), value: languageNames[language] },
          { label: t('site.crashes'), value: t(reportsCrashes ? 'site.crashesOn' : 'site.crashesOff') },
        ]}
      />
    </Panel>
  );
}
