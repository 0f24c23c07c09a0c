import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPageForm } from '../../../../domain/contentPage/pageForm.ts';
import { pageTextFields } from '../../../../domain/contentPage/readPage.ts';
import type { StaffPageVersion } from '../../../../domain/staff/staffContract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { editFormMachine, EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent, EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import type { seasonLifeMachine } from '../../../machines/seasonLife/seasonLifeMachine.ts';
import { LifePanel } from '../LifePanel/LifePanel.tsx';
import { nameIn } from '../RecordForm/nameIn.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { RecordPage } from '../RecordForm/RecordPage.tsx';
import * as styles from './ContentPagePage.css.ts';
import { LazyPagePreview } from './LazyPagePreview.tsx';
import { MarkupHelp } from './MarkupHelp.tsx';
import { PageFindings } from './PageFindings.tsx';
import { usePageFields } from './usePageFields.ts';
import { type Versions, VersionsPanel } from './VersionsPanel.tsx';

/** What a page has that is there already. */
export type StoredPage = Versions & { deletion: typeof seasonLifeMachine };

export type ContentPagePageProps = {
  page: typeof editFormMachine;
  /** Missing for a new page. */
  stored?: StoredPage;
  backHref: string;
  onSaved?: (row: EditRow) => void;
  onGone?: () => void;
};

/** A content page: its texts in both languages, how visitors will see them, and its versions. */
export function ContentPagePage({ page, backHref, ...props }: ContentPagePageProps) {
  const { t } = useTranslation('staffPages');
  const isNew = props.stored === undefined;
  return (
    <RecordPage
      record={page}
      read={readPageForm}
      title={t(isNew ? 'page.newTitle' : 'page.title')}
      isNew={isNew}
      lead={t(isNew ? 'page.newLead' : 'page.lead')}
      backHref={backHref}
      back={t('back')}
      isReadOnly={false}
    >
      {(snapshot, send) => <Editor {...props} snapshot={snapshot} send={send} />}
    </RecordPage>
  );
}

type EditorProps = Omit<ContentPagePageProps, 'page' | 'backHref'> & {
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
};

function Editor({ stored, snapshot, send, onSaved, onGone }: EditorProps) {
  const { t } = useTranslation('staffPages');
  const language = useLanguage();
  const { start, texts } = snapshot.context;
  const [saves, setSaves] = useState(0);
  const [taken, setTaken] = useState<number | null>(null);
  const noteSave = useCallback(
    (row: EditRow) => {
      setSaves((count) => count + 1);
      setTaken(null);
      onSaved?.(row);
    },
    [onSaved],
  );
  const take = (version: StaffPageVersion) => {
    for (const field of pageTextFields) {
      const value = version[field] ?? '';
      if (value !== texts[field]) send({ type: 'field.changed', field, value });
    }
    setTaken(version.version);
  };
  const isNeeded = start?.facts?.['is_needed'] === 'true';
  const sections = usePageFields({ isNew: stored === undefined, isNeeded });
  return (
    <div className={styles.page}>
      {taken !== null && <Note alert title={t('version.taken', { version: taken })} />}
      <RecordForm
        {...{ snapshot, send, sections }}
        save={t(stored === undefined ? 'make' : 'save')}
        onSaved={noteSave}
      />
      <PageFindings texts={texts} />
      <MarkupHelp />
      <LazyPagePreview texts={texts} />
      {stored && (
        <VersionsPanel versions={stored.versions} versionOf={stored.versionOf} saves={saves} onTake={take} />
      )}
      {stored && (
        <LifePanel
          kind="page"
          life={stored.deletion}
          name={nameIn(start, language) ?? ''}
          mayAct
          isDirty={editedFields(snapshot.context).length > 0}
          saves={saves}
          {...(onGone && { onGone })}
        />
      )}
    </div>
  );
}
