import { useTranslation } from 'react-i18next';
import { readRoundForm } from '../../../../domain/season/roundForm.ts';
import type { EditField } from '../../../components/EditForm/editFormProps.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { DeletionPanel } from '../LifePanel/DeletionPanel.tsx';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from './RoundsPage.css.ts';

type Props = {
  round: typeof editFormMachine;
  /** The form makes a new round. */
  isNew?: boolean;
  mayChange: boolean;
  backHref: string;
  onSaved?: (row: EditRow) => void;
  /** The deletion of one that is there. */
  deletion?: typeof seasonLifeMachine;
  onGone?: () => void;
};

/** A round: its names, how its result is made, and its dates. */
export function RoundRecordPage(props: Props) {
  const { round, isNew = false, mayChange, backHref, onSaved, deletion, onGone } = props;
  const { t } = useTranslation('staffRounds');
  const title = t(isNew ? 'round.newTitle' : 'round.pageTitle');
  const fieldsIn = (zone: string): EditField[] => [
    { name: 'name', label: { ar: t('round.ar'), en: t('round.en') } },
    {
      kind: 'number',
      name: 'judges_percent',
      label: t('round.judges_percent'),
      hint: t('round.judgesHint'),
      unit: t('round.percent'),
    },
    ...(['starts_at', 'ends_at'] as const).map((name) => ({
      kind: 'moment' as const,
      name,
      label: t(`round.${name}`),
      hint: t('round.datesHint'),
      zone,
      optional: true,
    })),
  ];
  return (
    <RecordPage
      record={round}
      read={readRoundForm}
      title={title}
      isNew={isNew}
      lead={t(isNew ? 'round.newLead' : 'freezes.free')}
      backHref={backHref}
      isReadOnly={!mayChange}
    >
      {(snapshot, send) => (
        <div className={styles.narrow}>
          <RecordForm
            {...{ snapshot, send, onSaved }}
            isReadOnly={!mayChange}
            save={isNew ? t('round.make') : undefined}
            sections={[{ fields: fieldsIn(snapshot.context.texts['zone'] ?? 'UTC') }]}
          />
          {deletion && <DeletionPanel kind="round" mayAct={mayChange} {...{ deletion, snapshot, onGone }} />}
        </div>
      )}
    </RecordPage>
  );
}
