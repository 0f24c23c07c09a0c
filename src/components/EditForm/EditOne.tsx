import { useTranslation } from 'react-i18next';
import { readMoment } from '../../../domain/season/zonedInput.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Field, type FieldControl } from '../Field/Field.tsx';
import { SelectInput } from '../SelectInput/SelectInput.tsx';
import { TextInput, type TextKind } from '../TextInput/TextInput.tsx';
import { EditCriteria } from './EditCriteria.tsx';
import { EditDisputed } from './EditDisputed.tsx';
import { EditHint } from './EditHint.tsx';
import type { EditedForm, EditSingle } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';
import { useShownValue } from './useShownValue.ts';

type Props = { form: EditedForm; field: EditSingle };

/** A value that is the same in both languages, and the decision about a dispute. */
export function EditOne({ form, field }: Props) {
  const { t } = useTranslation('staff');
  const shown = useShownValue(field);
  const { errors, edited, disputes = {}, onChoose } = form;
  const { name, label, locked, optional = false } = field;
  const dispute = disputes[name];
  const hint = useHint(field, form.texts[name] ?? '');
  return (
    <div className={field.kind === 'criteria' ? styles.wide : styles.side}>
      {field.kind === 'criteria' ? (
        <EditCriteria form={form} field={field} />
      ) : (
        <Field
          id={name}
          label={label}
          hint={(hint ?? locked) !== undefined ? <EditHint hint={hint} locked={locked} /> : undefined}
          error={errors[name]}
          optional={optional}
        >
          {(control) => <Control form={form} field={field} control={control} />}
        </Field>
      )}
      {edited.includes(name) && !dispute && <p className={styles.note}>{t('edit.edited')}</p>}
      {dispute && (
        <EditDisputed
          field={name}
          dispute={dispute}
          shown={shown}
          onChoose={(choice) => onChoose(name, choice)}
        />
      )}
    </div>
  );
}

/** A time says in which zone it is: the name of a zone differs between summer and winter. */
function useHint(field: EditSingle, text: string) {
  const format = useFormat(field.kind === 'moment' ? field.zone : undefined);
  const { hint } = field;
  if (field.kind !== 'moment') return hint;
  const read = readMoment(text, field.zone);
  const zone = format.zone('instant' in read ? read.instant : 0);
  return (
    <>
      {zone}
      {hint !== undefined && <> · {hint}</>}
    </>
  );
}

const inputs = {
  code: 'code',
  name: 'text',
  day: 'day',
  moment: 'moment',
  number: 'digits',
  money: 'decimal',
} as const satisfies Record<string, TextKind>;

function Control({ form, field, control }: Props & { control: FieldControl }) {
  const { t } = useTranslation('staff');
  const { texts, isSaving = false, onChange } = form;
  const { name, locked, optional = false } = field;
  const value = texts[name] ?? '';
  const change = (next: string) => onChange(name, next);
  if (field.kind === 'criteria') return null;
  if (field.kind === 'choice')
    return (
      <SelectInput
        {...control}
        name={name}
        choices={field.choices}
        empty={field.empty}
        aria-required={!optional}
        disabled={isSaving || locked !== undefined}
        value={value}
        onChange={change}
      />
    );
  const input = (
    <TextInput
      {...control}
      kind={inputs[field.kind]}
      name={name}
      autoComplete="off"
      aria-required={!optional}
      readOnly={isSaving || locked !== undefined}
      value={value}
      onChange={change}
    />
  );
  const unit = field.kind === 'number' ? field.unit : field.kind === 'money' ? t('edit.rials') : undefined;
  return unit === undefined ? (
    input
  ) : (
    <span className={styles.measured}>
      {input}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
