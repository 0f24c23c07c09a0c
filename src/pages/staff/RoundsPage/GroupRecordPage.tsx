import { useTranslation } from 'react-i18next';
import { readGroupForm } from '../../../../domain/season/roundForm.ts';
import type { EditField } from '../../../components/EditForm/editFormProps.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';
import type { askedActMachine } from '../../../machines/askedAct/askedActMachine.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { AskPanel } from '../AskPanel/AskPanel.tsx';
import { DeletionPanel } from '../LifePanel/DeletionPanel.tsx';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from './RoundsPage.css.ts';

type Props = {
  group: typeof editFormMachine;
  /** The form makes a new group. */
  isNew?: boolean;
  mayChange: boolean;
  backHref: string;
  onSaved?: (row: EditRow) => void;
  /** The deletion of one that is there. */
  deletion?: typeof seasonLifeMachine;
  onGone?: () => void;
  /** A later close of its window, while that is open. */
  extension?: typeof askedActMachine;
};

/** A voting group: its names and its window. */
export function GroupRecordPage(props: Props) {
  const { group, isNew = false, mayChange, backHref, onSaved, deletion, onGone, extension } = props;
  const { t } = useTranslation('staffRounds');
  const title = t(isNew ? 'group.newTitle' : 'group.pageTitle');
  const fieldsIn = (zone: string): EditField[] => [
    { name: 'name', label: { ar: t('group.ar'), en: t('group.en') } },
    ...(['opens_at', 'closes_at'] as const).map((name) => ({
      kind: 'moment' as const,
      name,
      label: t(`group.${name}`),
      zone,
    })),
  ];
  return (
    <RecordPage
      record={group}
      read={readGroupForm}
      title={title}
      isNew={isNew}
      lead={t(isNew ? 'group.newLead' : 'group.lead')}
      backHref={backHref}
      isReadOnly={!mayChange}
    >
      {(snapshot, send) => (
        <div className={styles.narrow}>
          <RecordForm
            {...{ snapshot, send, onSaved }}
            isReadOnly={!mayChange}
            save={isNew ? t('group.make') : undefined}
            sections={[{ fields: fieldsIn(snapshot.context.texts['zone'] ?? 'UTC') }]}
          />
          {extension && <AskPanel asked={extension} act="extend_window" mayAsk={mayChange} />}
          {deletion && <DeletionPanel kind="group" mayAct={mayChange} {...{ deletion, snapshot, onGone }} />}
        </div>
      )}
    </RecordPage>
  );
}
