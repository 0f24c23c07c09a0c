import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/Note/Note.tsx';
import type { ImportFault } from '../../../machines/seasonImport/seasonImportTypes.ts';
import { leftToRight } from '../../../theme/layout.css.ts';
import { jsonPlace } from './faultPlace.ts';
import * as styles from './SeasonFile.css.ts';
import { useFaultWords } from './useFaultWords.ts';

/** Faults of the whole file, which have no place in it. */
const ofWhole: readonly ImportFault['code'][] = ['tooLarge', 'unreadable', 'notJson', 'otherFormat'];

/** Why nothing was made of a file: each of its faults with its place. */
export function FileFaults({ faults }: { faults: readonly ImportFault[] }) {
  const { t } = useTranslation('staffFiles');
  const wordsOf = useFaultWords();
  const whole = faults.find(({ code }) => ofWhole.includes(code));
  return (
    <>
      <Note alert kind="error" title={t('import.nothing')}>
        {whole ? wordsOf(whole).sentence : t('import.faults', { count: faults.length })}
      </Note>
      {!whole && (
        <ol className={styles.faults}>
          {faults.map((fault) => {
            const { place, sentence } = wordsOf(fault);
            return (
              <li key={`${fault.path} ${fault.error ?? fault.code}`} className={styles.fault}>
                <span className={styles.place}>{place}</span>
                <span>{sentence}</span>
                <code className={`${styles.path} ${leftToRight}`}>{jsonPlace(fault.path)}</code>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
