import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/localized.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { EditDisputed } from './EditDisputed.tsx';
import { EditHint } from './EditHint.tsx';
import type { EditedForm, EditPair } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';
import { LongText } from './LongText.tsx';

type Props = { form: EditedForm; pair: EditPair; language: Language };

/** One language of a text: its field, what is missing, and the decision about a dispute. */
export function EditSide({ form, pair, language }: Props) {
  const { t } = useTranslation('staff');
  const { texts, errors, edited, disputes = {}, isSaving = false, onChange, onChoose } = form;
  const { optional, hint, locked } = pair;
  const other = language === 'ar' ? 'en' : 'ar';
  const field = `${pair.name}_${language}`;
  const isEmpty = (each: string) => texts[each]?.trim() === '';
  const isOtherEmpty = isEmpty(`${pair.name}_${other}`);
  const isGap = isEmpty(field) && !isOtherEmpty;
  const isOptional =
    optional === language ||
    optional === 'both' ||
    (optional === 'together' && isEmpty(field) && isOtherEmpty);
  const dispute = disputes[field];
  const Text = pair.kind === 'long' ? LongText : TextInput;
  return (
    <div className={styles.side}>
      <Field
        id={field}
        label={pair.label[language]}
        hint={(hint ?? locked) !== undefined ? <EditHint hint={hint} locked={locked} /> : undefined}
        error={errors[field]}
        optional={isOptional}
      >
        {(control) => (
          <Text
            {...control}
            name={field}
            lang={language}
            autoComplete="off"
            aria-required={!isOptional}
            readOnly={isSaving || locked !== undefined}
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
