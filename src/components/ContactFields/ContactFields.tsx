import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EditAction } from '../EditAction/EditAction.tsx';
import { Field } from '../Field/Field.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import * as styles from './ContactFields.css.ts';

/** Named as on the wire, so that the field errors of a 422 match. */
export type ContactField = 'email' | 'phone_number' | 'civil_id';
export type ContactValues = Record<ContactField, string>;

export type ContactFieldsProps = {
  values: ContactValues;
  /** One sentence for each invalid field, in the visitor's language. */
  errors?: Partial<Record<ContactField, string>>;
  onChange: (field: ContactField, value: string) => void;
  /** The field lost the focus: validate it. */
  onBlur?: (field: ContactField) => void;
  /** An order is in progress: the contact cannot change. */
  readOnly?: boolean;
  /** The visitor wants to edit the contact. */
  onEdit?: (() => void) | undefined;
};

const fields = [
  { name: 'email', word: 'email', kind: 'email', autoComplete: 'email', optional: false },
  { name: 'phone_number', word: 'phone', kind: 'tel', autoComplete: 'tel', optional: true },
  { name: 'civil_id', word: 'civilId', kind: 'code', autoComplete: 'off', optional: true },
] as const satisfies readonly (Pick<ComponentProps<typeof TextInput>, 'kind' | 'autoComplete'> & {
  name: ContactField;
  word: string;
  optional: boolean;
})[];

/** Contact details of the payer. Each control's id is its wire name. */
export function ContactFields({
  values,
  errors = {},
  onChange,
  onBlur,
  readOnly = false,
  onEdit,
}: ContactFieldsProps) {
  const { t } = useTranslation('pay');
  return (
    <Panel
      title={t('contact.title')}
      hint={t('contact.hint')}
      aside={
        onEdit && (
          <EditAction label={t('contact.editDetails')} onEdit={onEdit}>
            {t('contact.edit')}
          </EditAction>
        )
      }
    >
      <div className={styles.fields}>
        {fields.map(({ name, word, kind, autoComplete, optional }) => (
          <div key={name} className={optional ? undefined : styles.whole}>
            <Field id={name} label={t(`contact.${word}`)} optional={optional} error={errors[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  kind={kind}
                  autoComplete={autoComplete}
                  readOnly={readOnly}
                  aria-required={!optional}
                  value={values[name]}
                  onChange={(value) => onChange(name, value)}
                  onBlur={() => onBlur?.(name)}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
    </Panel>
  );
}
