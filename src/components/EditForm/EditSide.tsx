import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/localized.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EditDisputed } from './EditDisputed.tsx';
import type { EditFormProps, EditPair } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

type Props = { form: EditFormProps; pair: EditPair; language: Language };

/** One language of a text: its field, what is missing, and the decision about a dispute. */
export function EditSide({ form, pair, language }: Props) {
  const { t } = useTranslation('staff');
  const { texts, errors, edited, disputes = {}, isSaving = false, onChange, onChoose } = form;
  const other = language === 'ar' ? 'en' : 'ar';
  const field = `${pair.name}_${language}`;
  const isEmpty = (each: string) => texts[each]?.trim() === '';
  const isGap = isEmpty(field) && !isEmpty(`${pair.name}_${other}`);
  const isOptional = pair.optional === language;
  const dispute = disputes[field];
  return (
    <div className={styles.side}>
      <Field id={field} label={pair.label[language]} error={errors[field]} optional={isOptional}>
        {(control) => (
          <TextInput
            {...control}
            name={field}
            lang={language}
            autoComplete="off"
            aria-required={!isOptional}
            readOnly={isSaving}
            value={texts[field] ?? ''}
            onChange={(value) => onChange(field, value)}
          />
        )}
      </Field>
      {isGap && isOptional && <p className={styles.gap}>{t(`edit.gap.${language}`)}</p>}
      {edited.includes(field) && !dispute && <p className={styles.note}>{t('edit.edited')}</p>}
      {dispute && (
        <EditDisputed field={field} dispute={dispute} onChoose={(choice) => onChoose(field, choice)} />
      )}
    </div>
  );
}
