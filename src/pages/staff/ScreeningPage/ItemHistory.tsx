import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { ScreeningItem } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { LongText } from '../../../components/EditForm/LongText.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './ScreeningPage.css.ts';

type Props = { item: ScreeningItem; isBusy: boolean; onNote: (text: string) => void };

/** Earlier decisions, what was asked for, and the notes of staff, with a field for one more. */
export function ItemHistory({ item, isBusy, onNote }: Props) {
  const { t } = useTranslation('staffScreening');
  const language = useLanguage();
  const { date, timeOfDay } = useFormat(item.entry.zone);
  const [text, setText] = useState('');
  const at = (instant: number) => ({ date: date(instant), time: timeOfDay(instant) });
  const { decisions, corrections, notes } = item;
  const isNew = decisions.length === 0 && corrections.length === 0 && notes.length === 0;
  return (
    <div className={styles.form}>
      {isNew && <p className={styles.quiet}>{t('history.none')}</p>}
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            {t(`history.${decision.undone_at === null ? decision.status : 'undone'}`, at(decision.at))}{' '}
            <bdi>{decision.by ?? t('history.command')}</bdi>
            <Reason of={decision} language={language} />
          </li>
        ))}
        {corrections.map((correction) => (
          <li key={`${correction.part}-${correction.due_at}`}>
            {t(`history.asked.${correction.state}`, {
              part: t(`part.${correction.part}`),
              ...at(correction.due_at),
            })}
            <Reason of={correction} language={language} />
          </li>
        ))}
        {notes.map((note) => (
          <li key={note.id}>
            <bdi>{note.text}</bdi>{' '}
            <span className={styles.quiet}>
              <bdi>{note.by}</bdi> {t('history.at', at(note.at))}
            </span>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !isBusy) onNote(text.trim());
        }}
      >
        <Field label={t('note.label')} hint={t('note.hint')}>
          {(control) => <LongText {...control} required maxLength={1000} value={text} onChange={setText} />}
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={isBusy ? t('sending') : undefined}>
            {t('note.add')}
          </Button>
        </div>
      </form>
    </div>
  );
}

type Reasoned = { reason: string | null; reason_en: string | null };

function Reason({ of: { reason, reason_en }, language }: { of: Reasoned; language: 'ar' | 'en' }) {
  const said = localized({ reason, reason_ar: reason, reason_en }, 'reason', language);
  return said === '' ? null : <p className={styles.quiet}>{said}</p>;
}
