import type { ReactNode } from 'react';
import { Panel } from '../Panel/Panel.tsx';
import { EditFields } from './EditFields.tsx';
import { EditFoot } from './EditFoot.tsx';
import type { EditFormProps } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

/** The fields of a form that edits a record, in sections, and its save button. */
export function EditForm({ sections, isReadOnly = false, ...form }: EditFormProps) {
  const { isSaving = false } = form;
  return (
    <>
      {sections.map(({ title, fields }) => (
        <Framed key={title ?? ''} title={title}>
          <EditFields fields={fields} form={{ ...form, isSaving: isSaving || isReadOnly }} />
        </Framed>
      ))}
      {!isReadOnly && (
        <div className={sections.length > 1 ? styles.inSight : undefined}>
          <EditFoot {...form} />
        </div>
      )}
    </>
  );
}

const Framed = ({ title, children }: { title: string | undefined; children: ReactNode }) =>
  title === undefined ? children : <Panel title={title}>{children}</Panel>;
