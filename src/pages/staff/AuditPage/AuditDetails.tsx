import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { AuditLine } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { FactList } from '../RecordView/FactList.tsx';
import * as styles from './AuditPage.css.ts';
import type { AuditWords } from './useAuditWords.tsx';

type Props = {
  line: AuditLine;
  words: AuditWords;
  onFilter: (filter: { actor: string } | { subject: string }) => void;
};

/** What a line says in full: what it changed, field by field, and what its ids are. */
export function AuditDetails({ line, words, onFilter }: Props) {
  const { t } = useTranslation('staffAudit');
  const language = useLanguage();
  const { actor, subject, before, after } = line;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = [
    ['reason', line.reason && <bdi>{words.reason(line.reason)}</bdi>],
    ['organisation', line.organisation && <bdi>{localized(line.organisation, 'name', language)}</bdi>],
    ['competition', line.competition && <bdi>{localized(line.competition, 'name', language)}</bdi>],
    ['subject', subject.id && idOf(subject.id)],
    ['line', idOf(line.id)],
  ] as const;
  return (
    <div className={styles.details}>
      {names.length === 0 ? (
        <p className={styles.quiet}>{t('noChange')}</p>
      ) : (
        <table className={styles.fields}>
          <thead>
            <tr>
              {(['what', 'before', 'after'] as const).map((column) => (
                <th key={column} scope="col" className={styles.heading}>
                  {t(`field.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {words.fieldName(name)}
                </th>
                <td className={styles.cell}>{words.fieldValue(name, before?.[name])}</td>
                <td className={styles.cell}>{words.fieldValue(name, after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FactList
        facts={facts.map(([name, value]) => value !== null && value !== '' && [t(`about.${name}`), value])}
      />
      <div className={styles.acts}>
        {subject.id !== null && (
          <Button variant="quiet" onClick={() => onFilter({ subject: subject.id! })}>
            {t('onlySubject')}
          </Button>
        )}
        {actor.id !== null && (
          <Button variant="quiet" onClick={() => onFilter({ actor: actor.id! })}>
            {t('onlyActor')}
          </Button>
        )}
      </div>
    </div>
  );
}

const idOf = (text: string) => (
  <bdi dir="ltr" className={styles.id}>
    {text}
  </bdi>
);
