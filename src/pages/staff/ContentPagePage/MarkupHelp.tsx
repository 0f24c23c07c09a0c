import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/Panel/Panel.tsx';
import * as styles from './ContentPagePage.css.ts';

/** How the text of a content page is written. */
export function MarkupHelp() {
  const { t } = useTranslation('staffPages');
  return (
    <Panel title={t('help.title')}>
      <ul className={styles.list}>
        <li>{t('help.paragraph')}</li>
        <li>{t('help.heading', { mark: '##' })}</li>
        <li>{t('help.item', { mark: '-' })}</li>
        <li>{t('help.nothing')}</li>
      </ul>
    </Panel>
  );
}
