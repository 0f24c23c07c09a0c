import { useTranslation } from 'react-i18next';
import type { StaffEntry } from '../../../../domain/staff/staffContract.ts';
import { Tag } from '../../../components/Tag/Tag.tsx';
import type { EntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from './EntryPage.css.ts';

type Props = Pick<StaffEntry, 'places' | 'results'> & { words: EntryWords };

/** The rounds in which an entry is, with its groups, and what came of it. */
export function EntryRounds({ places, results, words }: Props) {
  const { t } = useTranslation('staffEntries');
  if (places.length === 0 && results.length === 0)
    return <p className={styles.quiet}>{t('entry.noRounds')}</p>;
  const resultIn = (number: number) => results.find(({ round }) => round.number === number)?.result;
  const groupless = results.filter(({ round }) =>
    places.every((place) => place.round.number !== round.number),
  );
  return (
    <ol className={styles.rounds}>
      {groupless.map(({ round, result }) => (
        <li key={round.number} className={styles.round}>
          <span>{t('entry.groupless', { round: words.named(round) })}</span>
          <span>
            <Tag>{t(`result.${result}`)}</Tag>
          </span>
        </li>
      ))}
      {places.map(({ round, group, opens_at, closes_at, standing }) => {
        const result = resultIn(round.number);
        return (
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
            {result !== undefined && result !== 'pending' && (
              <span>
                <Tag>{t(`result.${result}`)}</Tag>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
