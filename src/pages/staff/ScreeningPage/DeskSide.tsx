import { useTranslation } from 'react-i18next';
import type { ScreeningDesk } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ScreeningQueueEvent } from '../../../machines/screeningQueue/screeningQueueTypes.ts';
import * as styles from './ScreeningPage.css.ts';

type Props = { desk: ScreeningDesk; isBusy: boolean; send: (event: ScreeningQueueEvent) => void };

/** What waits, what can still be undone, and what was put aside. */
export function DeskSide({ desk, isBusy, send }: Props) {
  const { t } = useTranslation('staffScreening');
  const { timeOfDay, date } = useFormat();
  const { waiting, held, failed, own_decisions: own, held_entries: aside } = desk;
  const busy = isBusy ? t('sending') : undefined;
  return (
    <div className={styles.column}>
      <Panel title={t('desk')}>
        <div className={styles.side}>
          <p>{t('waiting', { count: waiting })}</p>
          {failed > 0 && <p>{t('failedCount', { count: failed })}</p>}
          {held > 0 && <p>{t('heldCount', { count: held })}</p>}
        </div>
      </Panel>
      {own.length > 0 && (
        <Panel title={t('undo.title')} hint={t('undo.hint')}>
          <ul className={styles.list}>
            {own.map((decision) => (
              <li key={decision.id} className={styles.row}>
                <span>
                  <bdi>{decision.full_name}</bdi>{' '}
                  <span className={styles.quiet}>
                    {t(`undo.${decision.status}`, { time: timeOfDay(decision.undo_until) })}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() =>
                    send({ type: 'undo.requested', entry: decision.entry_id, decision: decision.id })
                  }
                >
                  {t('undo.press')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {aside.length > 0 && (
        <Panel title={t('held.title')}>
          <ul className={styles.list}>
            {aside.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <span>
                  <bdi>{entry.full_name}</bdi>{' '}
                  {entry.held_until !== null && (
                    <span className={styles.quiet}>
                      {t('held.until', { date: date(entry.held_until), time: timeOfDay(entry.held_until) })}
                    </span>
                  )}
                </span>
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() => send({ type: 'held.chosen', entry: entry.id })}
                >
                  {t('held.take')}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
