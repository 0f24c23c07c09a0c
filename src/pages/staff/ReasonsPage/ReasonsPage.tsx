import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readReasonsForm, reasonNumbers } from '../../../../domain/staff/rejectReasons.ts';
import type { EditSection } from '../../../components/EditForm/editFormProps.ts';
import { Note } from '../../../components/Note/Note.tsx';
import type { editFormMachine, EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { LifePanel } from '../LifePanel/LifePanel.tsx';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from '../TemplatePage/TemplatePage.css.ts';

export type ReasonsPageProps = {
  reasons: typeof editFormMachine;
  /** Brings back the reasons of the product, once there are others. */
  removal: typeof seasonLifeMachine;
  backHref: string;
  isReadOnly: boolean;
  onGone: () => void;
};

/** The reasons from which screeners choose when they reject an entry, in the order of their keys. */
export function ReasonsPage({ reasons, backHref, ...props }: ReasonsPageProps) {
  const { t } = useTranslation('staffMessages');
  return (
    <RecordPage
      record={reasons}
      read={readReasonsForm}
      title={t('reasons.title')}
      lead={t('reasons.lead')}
      backHref={backHref}
      back={t('back')}
      isReadOnly={props.isReadOnly}
    >
      {(snapshot, send) => <Editor {...props} snapshot={snapshot} send={send} />}
    </RecordPage>
  );
}

type EditorProps = Omit<ReasonsPageProps, 'reasons' | 'backHref'> & {
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
};

function Editor({ snapshot, send, isReadOnly, removal, onGone }: EditorProps) {
  const { t } = useTranslation('staffMessages');
  const [saves, setSaves] = useState(0);
  const noteSave = useCallback(() => setSaves((count) => count + 1), []);
  const sections: EditSection[] = [
    {
      fields: reasonNumbers.map((number) => ({
        name: `reason_${number}`,
        label: { ar: t('reasons.ar', { number }), en: t('reasons.en', { number }) },
        optional: 'together',
      })),
    },
  ];
  const isOwn = snapshot.context.start?.facts?.['is_own'] === 'true';
  return (
    <div className={styles.page}>
      {!isOwn && <Note title={t('reasons.product')} />}
      <RecordForm {...{ snapshot, send, sections, isReadOnly }} onSaved={noteSave} />
      {isOwn && (
        <LifePanel
          kind="reasons"
          life={removal}
          name={t('reasons.title')}
          mayAct={!isReadOnly}
          isDirty={editedFields(snapshot.context).length > 0}
          saves={saves}
          onGone={onGone}
        />
      )}
    </div>
  );
}
