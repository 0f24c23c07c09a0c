import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import * as styles from './DashboardPage.css.ts';

/** Where a login leads, and the ways on from there. */
export function DashboardPage(shell: ShellProps) {
  const { t } = useTranslation('account');
  useDocumentTitle(t('dashboard.pageTitle'));
  const { full_name: name } = shell.user;
  return (
    <CandidateShell
      {...shell}
      title={t('dashboard.title')}
      lead={name ? t('dashboard.lead', { name }) : undefined}
    >
      <div className={styles.ways}>
        <Panel title={t('dashboard.events')}>
          <p className={styles.words}>{t('dashboard.eventsText')}</p>
          <div>
            <Button href={pagePaths.events}>{t('dashboard.events')}</Button>
          </div>
        </Panel>
        <Panel title={t('shell.profile')}>
          <p className={styles.words}>{t('dashboard.profileText')}</p>
          <div>
            <Button variant="secondary" href={accountPaths.profile}>
              {t('dashboard.profile')}
            </Button>
          </div>
        </Panel>
      </div>
    </CandidateShell>
  );
}
