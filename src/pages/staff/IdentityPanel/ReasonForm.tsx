import { useTranslation } from 'react-i18next';
import { revealReasons } from '../../../../domain/staff/identityCheck.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import * as notice from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { byId, idOf, type LookProps } from './lookProps.ts';

const fields = ['reason', 'why'] as const;

/** Why the person needs to look. */
export function ReasonForm({ snapshot, send }: LookProps) {
  const { t } = useTranslation('staffIdentity');
  const words = useStaffErrorWords();
  const { duration } = useFormat();
  const { texts, fieldErrors, formError } = snapshot.context;
  const isBusy = snapshot.matches('revealing');
  const isLimited = snapshot.matches({ asking: 'limited' });
  const limit = t('ask.limited', { time: duration(formError?.waitMs ?? 60_000) });
  const change = (field: (typeof fields)[number], value: string) =>
    isBusy || send({ type: 'field.changed', field, value });
  return (
    <AccountForm
      fields={fields.map(idOf)}
      fieldErrors={byId(fieldErrors)}
      formError={isLimited ? null : formError}
      busy={isBusy}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {isLimited && <Note alert kind="warning" title={limit} />}
      <Field id={idOf('reason')} label={t('ask.reason')} error={words(fieldErrors.reason)}>
        {(control) => (
          <SelectInput
            {...control}
            name="reason"
            empty={t('ask.choose')}
            choices={revealReasons.map((value) => ({ value, label: t(`why.${value}`) }))}
            value={texts.reason}
            onChange={(value) => change('reason', value)}
          />
        )}
      </Field>
      {texts.reason === 'other' && (
        <Field id={idOf('why')} label={t('ask.why')} error={words(fieldErrors.why)}>
          {(control) => (
            <TextInput
              {...control}
              name="why"
              autoComplete="off"
              value={texts.why}
              onChange={(value) => change('why', value)}
            />
          )}
        </Field>
      )}
      <div className={notice.actions}>
        <div className={notice.action}>
          <Button
            type="submit"
            size="lg"
            busy={isBusy ? t('ask.showing') : undefined}
            disabledReason={isLimited ? limit : undefined}
          >
            {t('ask.show')}
          </Button>
        </div>
        <div className={notice.action}>
          <Button variant="secondary" size="lg" onClick={() => send({ type: 'look.ended' })}>
            {t('ask.cancel')}
          </Button>
        </div>
      </div>
    </AccountForm>
  );
}
