import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';
import { CardPanel } from './CardPanel.tsx';
import * as styles from './HostedCardFields.css.ts';

/** The gateway is unreachable. The outcome of an earlier try is unknown here. */
export function CardTrouble({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('pay');
  return (
    <CardPanel state="unreachable">
      <div className={styles.broken}>
        <RetryPanel message={t('card.unreachable')} onRetry={onReload}>
          {t('card.unreachableText')}
        </RetryPanel>
      </div>
    </CardPanel>
  );
}
