import { useTranslation } from 'react-i18next';
import { identityPoints } from '../../../../domain/staff/identityCheck.ts';
import type { IdentityVerdict, PointVerdict } from '../../../../domain/staff/staffContract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Tag, type TagProps } from '../../../components/Tag/Tag.tsx';
import type { WordedFormats } from '../../../i18n/useFormat.ts';
import { FactList } from '../RecordView/FactList.tsx';
import * as styles from './IdentityPanel.css.ts';

const tones: Record<PointVerdict, NonNullable<TagProps['tone']>> = {
  yes: 'success',
  no: 'warning',
  unreadable: 'quiet',
};

type Props = { verdict: IdentityVerdict; format: Pick<WordedFormats, 'date' | 'timeOfDay'> };

/** What was found, by whom and when. */
export function LastVerdict({ verdict, format }: Props) {
  const { t } = useTranslation('staffIdentity');
  const { by, judged_at: at, note, is_of_earlier_document } = verdict;
  return (
    <section className={styles.stated} aria-label={t('verdict.title')}>
      <h3 className={styles.legend}>{t('verdict.title')}</h3>
      {is_of_earlier_document && <Note kind="warning" title={t('verdict.earlier')} />}
      <FactList
        facts={[
          ...identityPoints.map(
            (point) =>
              [
                t(`point.${point}`),
                <Tag key={point} tone={tones[verdict[point]]}>
                  {t(point === 'valid' ? `isValid.${verdict[point]}` : `is.${verdict[point]}`)}
                </Tag>,
              ] as const,
          ),
          note !== null && [t('verdict.note'), <bdi key="note">{note}</bdi>],
        ]}
      />
      <p className={styles.quiet}>
        {t('verdict.by', { name: by.name, date: format.date(at), time: format.timeOfDay(at) })}
      </p>
    </section>
  );
}
