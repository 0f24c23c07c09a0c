import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { readCopyForm } from '../../../../domain/season/copyForm.ts';
import type { FormTexts } from '../../../../domain/staff/mergeEdits.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { RecordForm, type RecordFormProps } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from './SeasonFile.css.ts';

type Props = { copy: typeof editFormMachine; backHref: string; onSaved?: (row: EditRow) => void };

/** Makes a draft with the settings of an event, which begins on another day. */
export function CopyPage({ copy, backHref, onSaved }: Props) {
  const { t } = useTranslation('staffFiles');
  return (
    <RecordPage
      record={copy}
      read={readCopyForm}
      title={t('copy.title')}
      isNew
      lead={t('copy.lead')}
      backHref={backHref}
      isReadOnly={false}
    >
      {(snapshot, send) => <CopyForm {...{ snapshot, send, onSaved }} />}
    </RecordPage>
  );
}

function CopyForm(form: Pick<RecordFormProps, 'snapshot' | 'send' | 'onSaved'>) {
  const { t } = useTranslation('staffFiles');
  const language = useLanguage();
  const facts: FormTexts = form.snapshot.context.start?.facts ?? {};
  const { zone = 'UTC', name_ar = '', name_en = '', starts_at = '0' } = facts;
  const { date } = useFormat(zone);
  return (
    <div className={styles.page}>
      <p className={styles.from}>
        {t('copy.from')}: <bdi>{localized({ name_ar, name_en }, 'name', language)}</bdi>
      </p>
      <RecordForm
        {...form}
        save={t('copy.act')}
        sections={[
          {
            fields: [
              {
                kind: 'day',
                name: 'first_day',
                label: t('copy.first_day'),
                hint: t('copy.firstDayHint', { day: date(Number(starts_at)) }),
              },
            ],
          },
        ]}
      />
      <Panel title={t('copy.what')}>
        <p className={styles.line}>{t('copy.with')}</p>
        <p className={styles.line}>{t('copy.without')}</p>
        <p className={styles.line}>{t('copy.next')}</p>
      </Panel>
    </div>
  );
}
