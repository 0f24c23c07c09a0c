import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import { templateReader } from '../../../../domain/messages/templateForm.ts';
import type { editFormMachine, EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent, EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { LifePanel } from '../LifePanel/LifePanel.tsx';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import { PlaceholderHelp } from './PlaceholderHelp.tsx';
import { TemplateFindings } from './TemplateFindings.tsx';
import * as styles from './TemplatePage.css.ts';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateFields } from './useTemplateFields.ts';

export type TemplatePageProps = {
  template: typeof editFormMachine;
  /** Of an automatic message; null for a template of staff. */
  kind: AutomaticKind | null;
  /** Missing for a new template. */
  removal?: typeof seasonLifeMachine;
  backHref: string;
  isReadOnly: boolean;
  onSaved?: (row: EditRow) => void;
  onGone?: () => void;
};

/** The words of a message in both languages, as candidates will read them, and how many text messages they are. */
export function TemplatePage({ template, backHref, ...props }: TemplatePageProps) {
  const { t } = useTranslation('staffMessages');
  const { kind, removal, isReadOnly } = props;
  const [read] = useState(() => templateReader(kind));
  const title = kind === null ? t(removal ? 'page.title' : 'page.newTitle') : t(`kind.${kind}`);
  return (
    <RecordPage
      record={template}
      read={read}
      title={title}
      isNew={removal === undefined}
      lead={t(kind === null ? 'page.lead' : 'page.automaticLead')}
      backHref={backHref}
      back={t('back')}
      isReadOnly={isReadOnly}
    >
      {(snapshot, send) => <Editor {...props} title={title} snapshot={snapshot} send={send} />}
    </RecordPage>
  );
}

type EditorProps = Omit<TemplatePageProps, 'template' | 'backHref'> & {
  title: string;
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
};

function Editor({ kind, removal, isReadOnly, title, snapshot, send, onSaved, onGone }: EditorProps) {
  const { t } = useTranslation('staffMessages');
  const { texts } = snapshot.context;
  const [saves, setSaves] = useState(0);
  const noteSave = useCallback(
    (row: EditRow) => {
      setSaves((count) => count + 1);
      onSaved?.(row);
    },
    [onSaved],
  );
  const sections = useTemplateFields(kind);
  return (
    <div className={styles.page}>
      <RecordForm
        {...{ snapshot, send, sections, isReadOnly }}
        save={t(removal ? 'save' : 'make')}
        onSaved={noteSave}
      />
      <TemplateFindings texts={texts} kind={kind} />
      <PlaceholderHelp kind={kind} />
      <TemplatePreview texts={texts} kind={kind} />
      {removal && (
        <LifePanel
          kind={kind === null ? 'template' : 'wording'}
          life={removal}
          name={texts['name'] ?? title}
          mayAct={!isReadOnly}
          isDirty={editedFields(snapshot.context).length > 0}
          saves={saves}
          {...(onGone && { onGone })}
        />
      )}
    </div>
  );
}
