import { useTranslation } from 'react-i18next';
import { identityPoints, pointVerdicts } from '../../../../domain/staff/identityCheck.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { byId, idOf, type LookProps } from './lookProps.ts';
import * as styles from './IdentityPanel.css.ts';

/** What the person found: a choice of three for each point, and a note. */
export function VerdictFields({ snapshot, send }: LookProps) {
  const { t } = useTranslation('staffIdentity');
  const words = useStaffErrorWords();
  const { texts, fieldErrors, formError } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const change = (field: 'note' | (typeof identityPoints)[number], value: string) =>
    isSending || send({ type: 'field.changed', field, value });
  return (
    <AccountForm
      fields={([...identityPoints, 'note'] as const).map(idOf)}
      fieldErrors={byId(fieldErrors)}
      formError={formError}
      busy={isSending}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <p className={styles.quiet}>{t('verdict.lead')}</p>
      <div className={styles.points}>
        {identityPoints.map((point) => {
          const error = words(fieldErrors[point]);
          return (
            <fieldset
              key={point}
              // The form looks for it by this name when it has an error.
              id={idOf(point)}
              tabIndex={-1}
              className={styles.point}
              aria-describedby={error === undefined ? undefined : `${idOf(point)}-error`}
            >
              <legend className={styles.legend}>{t(`point.${point}`)}</legend>
              <div
                role="radiogroup"
                aria-label={t(`point.${point}`)}
                aria-invalid={error === undefined ? undefined : true}
                className={styles.choices}
              >
                {pointVerdicts.map((verdict) => (
                  <label key={verdict} className={styles.choice}>
                    <input
                      type="radio"
                      name={idOf(point)}
                      value={verdict}
                      checked={texts[point] === verdict}
                      className={styles.radio}
                      onChange={() => change(point, verdict)}
                    />
                    {t(point === 'valid' ? `isValid.${verdict}` : `is.${verdict}`)}
                  </label>
                ))}
              </div>
              {error !== undefined && (
                <p id={`${idOf(point)}-error`} className={styles.error}>
                  {error}
                </p>
              )}
            </fieldset>
          );
        })}
      </div>
      <Field
        id={idOf('note')}
        label={t('verdict.note')}
        hint={t('verdict.noteHint')}
        optional
        error={words(fieldErrors.note)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="note"
            autoComplete="off"
            value={texts.note}
            onChange={(value) => change('note', value)}
          />
        )}
      </Field>
      <div className={styles.acts}>
        <Button type="submit" busy={isSending ? t('verdict.keeping') : undefined}>
          {t('verdict.keep')}
        </Button>
        {snapshot.matches('judging') && (
          <Button variant="secondary" onClick={() => send({ type: 'look.ended' })}>
            {t('verdict.skip')}
          </Button>
        )}
      </div>
    </AccountForm>
  );
}
