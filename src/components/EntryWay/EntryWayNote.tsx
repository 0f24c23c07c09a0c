import { useTranslation } from 'react-i18next';
import { nearestSteps } from '../../../domain/entryWay.ts';
import type { EntryWayProps } from './EntryWay.tsx';
import * as styles from './EntryWay.css.ts';
import { useWayWords } from './useWayWords.ts';

/** What an entry waits for, and the next round with its date; nothing where nothing is known. */
export function EntryWayNote({ submission, now }: EntryWayProps) {
  const { t } = useTranslation('entries');
  const words = useWayWords(submission.competition.event.zone);
  const { current, next } = nearestSteps(submission, now);
  return (
    <>
      {current && current.kind !== 'fee' && (
        <p className={styles.note}>{t('way.now', { step: words.name(current) })}</p>
      )}
      {next && (
        <p className={styles.note}>
          {t('way.next', { step: words.name(next), begin: words.begin(next.round) })}
        </p>
      )}
    </>
  );
}
