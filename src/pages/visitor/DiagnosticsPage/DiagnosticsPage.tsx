import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { StageHero } from '../../../components/StageHero/StageHero.tsx';
import { languageNames } from '../../../i18n/language.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  ChosenLevel,
  diagnosticsMachine,
  VisitNews,
} from '../../../machines/diagnostics/diagnosticsMachine.ts';
import { container } from '../../../theme/layout.css.ts';
import * as styles from './DiagnosticsPage.css.ts';
import { Facts } from './Facts.tsx';
import { LogPanel } from './LogPanel.tsx';
import { VisitFigures, Vitals } from './VisitFigures.tsx';

export type DiagnosticsPageProps = {
  diagnostics: typeof diagnosticsMachine;
  site: Site;
  /** What is known before the first render. */
  atHand?: VisitNews;
};

/** Health of the site in this browser, for a visitor in contact with support (decision D39). */
export function DiagnosticsPage({ diagnostics, site, atHand }: DiagnosticsPageProps) {
  const { t } = useTranslation('diagnostics');
  useDocumentTitle(t('pageTitle'));
  const [snapshot, send] = useMachine(diagnostics, { input: atHand });
  const { watched, log, level, missing } = snapshot.context;
  return (
    <>
      <StageHero title={t('title')} lead={t('lead')} />
      <div className={`${container} ${styles.body}`}>
        <SiteFacts {...site} />
        {watched && <VisitFigures watched={watched} />}
        {watched && <Vitals vitals={watched.vitals} />}
        <div className={styles.wide}>
          <LogPanel log={log} level={level} send={send} />
        </div>
      </div>
      {snapshot.matches('missing') && (
        <NothingToDownload level={missing} onClose={() => send({ type: 'notice.closed' })} />
      )}
      {snapshot.matches('clearing') && (
        <ConfirmDialog
          title={t('clearing.title')}
          confirm={t('clearing.confirm')}
          onConfirm={() => send({ type: 'clearing.confirmed' })}
          cancel={t('clearing.cancel')}
          onCancel={() => send({ type: 'clearing.cancelled' })}
        >
          {t('clearing.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The log has no lines to download: none at all, or none of the chosen level (specification section 8). */
function NothingToDownload({ level, onClose }: { level: ChosenLevel; onClose: () => void }) {
  const { t } = useTranslation('diagnostics');
  return (
    <NoticeDialog kind="info" title={t('missing.title')} confirm={t('missing.close')} onConfirm={onClose}>
      {level === null ? t('missing.all') : t('missing.level', { level })}
    </NoticeDialog>
  );
}

type Site = {
  version: string;
  build: string;
  environment: string;
  reportsCrashes: boolean;
};

/** Version and environment of the site (decision D39). */
function SiteFacts({ version, build, environment, reportsCrashes }: Site) {
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
