import { useTranslation } from 'react-i18next';
import { finalActs, type LifeAct } from '../../../../domain/season/seasonLife.ts';
import { Button } from '../../../components/Button/Button.tsx';
import type { Life } from '../../../machines/seasonLife/seasonLifeTypes.ts';
import type { LifeKind } from './lifeKind.ts';
import * as styles from './LifePanel.css.ts';

type Props = {
  life: Life;
  kind: LifeKind;
  /** Why the person can do nothing now. */
  reason: string | undefined;
  onAct: (act: LifeAct) => void;
};

/** What may be done, what it means, and all that stands in the way. */
export function LifeActs({ life, kind, reason, onAct }: Props) {
  const { t } = useTranslation('staffLife');
  if (life.acts.length === 0) return null;
  return (
    <ul className={styles.acts}>
      {life.acts.map(({ act, stops }) => (
        <li key={act} className={styles.act}>
          <p className={styles.does}>{t(`does.${kind}.${act}` as 'does.competition.close')}</p>
          {stops.length > 0 && (
            <ul className={styles.stops}>
              {stops.map((stop) => (
                <li key={stop}>{t(`stop.${stop}`)}</li>
              ))}
            </ul>
          )}
          <Button
            variant={finalActs.includes(act) ? 'danger' : 'secondary'}
            disabledReason={reason ?? (stops.length > 0 ? t('stopped') : undefined)}
            onClick={() => onAct(act)}
          >
            {t(`act.${act}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
