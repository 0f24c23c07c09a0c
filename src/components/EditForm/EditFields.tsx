import { EditOne } from './EditOne.tsx';
import { EditSide } from './EditSide.tsx';
import type { EditedForm, EditField, EditSingle } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

type Props = { fields: readonly EditField[]; form: EditedForm };

/** Fields of a form that edits a record: texts in both languages side by side, and values beside each other. */
export function EditFields({ fields, form }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        isSingle(field) ? (
          <EditOne key={field.name} form={form} field={field} />
        ) : (
          <div key={field.name} className={styles.pair}>
            {(['ar', 'en'] as const).map((language) => (
              <EditSide key={language} form={form} pair={field} language={language} />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

const isSingle = (field: EditField): field is EditSingle => typeof field.label === 'string';
