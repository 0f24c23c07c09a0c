import Download from '@lucide/icons/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import * as styles from './SeasonFile.css.ts';

export type UseAgainProps = {
  /** Address of the page that copies the event. */
  copy: string;
  /** Address of its settings as a file. */
  file: string;
};

/** What can be made of the settings of an event: a draft on other days, or a file. */
export function UseAgain({ copy, file }: UseAgainProps) {
  const { t } = useTranslation('staffFiles');
  return (
    <Panel title={t('again.title')}>
      <div className={styles.again}>
        <Button variant="secondary" href={copy}>
          {t('again.copy')}
        </Button>
        <p className={styles.quiet}>{t('again.copyMore')}</p>
        <Button variant="secondary" href={file} download iconStart={<Icon of={Download} size="sm" />}>
          {t('again.save')}
        </Button>
        <p className={styles.quiet}>{t('again.saveMore')}</p>
      </div>
    </Panel>
  );
}
