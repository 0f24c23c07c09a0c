import { useTranslation } from 'react-i18next';
import type { StaffEntry } from '../../../../domain/staff/staffContract.ts';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { EntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from './EntryPage.css.ts';

type Props = { places: StaffEntry['places']; words: EntryWords };

/** The rounds and groups in which an entry is. */
export function EntryRounds({ places, words }: Props) {
  const { t } = useTranslation('staffEntries');
  if (places.length === 0) return <p className={styles.quiet}>{t('entry.noRounds')}</p>;
  return (
    <ol className={styles.rounds}>
      {places.map(({ round, group, opens_at, closes_at, standing }) => (
        <li key={round.number} className={styles.round}>
          <span>{t('entry.place', { round: words.named(round), group: words.named(group) })}</span>
          <span className={styles.window}>
            {words.moment(opens_at)} – {words.moment(closes_at)}
          </span>
          {standing !== 'in' && (
            <span>
              <Tag tone="warning">{t(`standing.${standing}`)}</Tag>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
