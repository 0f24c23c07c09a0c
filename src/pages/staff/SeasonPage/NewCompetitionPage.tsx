import { useTranslation } from 'react-i18next';
import { readNewCompetitionForm } from '../../../../domain/season/eventForm.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from './SeasonPage.css.ts';

type Props = { competition: typeof editFormMachine; backHref: string; onSaved?: (row: EditRow) => void };

/** Makes a competition by its names. */
export function NewCompetitionPage({ competition, backHref, onSaved }: Props) {
  const { t } = useTranslation('staffSeason');
  const label = { ar: t('field.name.ar'), en: t('field.name.en') };
  return (
    <RecordPage
      record={competition}
      read={readNewCompetitionForm}
      title={t('competition.newTitle')}
      isNew
      lead={t('competition.newLead')}
      backHref={backHref}
      isReadOnly={false}
    >
      {(snapshot, send) => (
        <div className={styles.narrow}>
          <RecordForm
            {...{ snapshot, send, onSaved }}
            save={t('competition.make')}
            sections={[{ fields: [{ name: 'name', label, optional: 'en' }] }]}
          />
        </div>
      )}
    </RecordPage>
  );
}
