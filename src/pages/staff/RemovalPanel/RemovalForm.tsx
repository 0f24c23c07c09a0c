import { useTranslation } from 'react-i18next';
import type { MemberRemoval } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { isPossible, offersRefunds } from '../../../machines/memberRemoval/memberRemovalMachine.ts';
import type {
  MemberRemovalContext,
  MemberRemovalEvent,
} from '../../../machines/memberRemoval/memberRemovalTypes.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useActWords } from '../ActPreview/useActWords.ts';
import * as styles from './RemovalPanel.css.ts';

type Props = MemberRemovalContext & {
  facts: MemberRemoval;
  isAsking: boolean;
  onEvent: (event: MemberRemovalEvent) => void;
};

/** First what happens to the entry, then why: the reasons are for the public. */
export function RemovalForm({ facts, kind, isAsking, onEvent, ...typed }: Props) {
  const { t } = useTranslation('staffRemoval');
  return (
    <>
      <fieldset aria-label={t('choose')} className={styles.kinds}>
        {facts.kinds.map((each) => (
          <Button
            key={each}
            variant={kind === each ? 'primary' : 'secondary'}
            aria-pressed={kind === each}
            disabledReason={isPossible(facts) ? undefined : t('nobody')}
            onClick={() => onEvent({ type: 'kind.chosen', kind: each })}
          >
            {t(`kind.${each}`)}
          </Button>
        ))}
      </fieldset>
      {kind !== null && isPossible(facts) && (
        <Reasons {...{ facts, isAsking, onEvent, ...typed }} kind={kind} />
      )}
    </>
  );
}

type ReasonsProps = Omit<Props, 'kind'> & { kind: NonNullable<Props['kind']> };

function Reasons({ facts, kind, refunds, texts, fieldErrors, formError, isAsking, onEvent }: ReasonsProps) {
  const { t } = useTranslation('staffRemoval');
  const { effect } = useActWords();
  const words = useStaffErrorWords();
  const format = useFormat();
  const needed = facts.needs_second_person ? 'two' : 'alone';
  return (
    <AccountForm
      fields={['reason_ar', 'reason_en']}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isAsking}
      onSubmit={() => onEvent({ type: 'form.submitted' })}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{effect(kind === 'reinstated' ? 'reinstate_member' : 'remove_member')}</p>
        {(['reason_ar', 'reason_en'] as const).map((field) => (
          <Field key={field} id={field} label={t(field)} error={words(fieldErrors[field])}>
            {(control) => (
              <TextInput
                {...control}
                name={field}
                lang={field === 'reason_ar' ? 'ar' : 'en'}
                autoComplete="off"
                value={texts[field]}
                onChange={(value) => onEvent({ type: 'field.changed', field, value })}
              />
            )}
          </Field>
        ))}
        {offersRefunds({ facts, kind }) && (
          <Checkbox
            id="refunds"
            label={t('refund', { amount: format.money(facts.amount_baisa) })}
            hint={t('refundHint')}
            checked={refunds}
            onChange={(on) => onEvent({ type: 'refunds.switched', refunds: on })}
          />
        )}
        <div>
          <Button
            type="submit"
            variant={kind === 'reinstated' ? 'primary' : 'danger'}
            busy={isAsking ? t('asking') : undefined}
          >
            {t(`${needed}.${kind}`)}
          </Button>
        </div>
      </div>
    </AccountForm>
  );
}
