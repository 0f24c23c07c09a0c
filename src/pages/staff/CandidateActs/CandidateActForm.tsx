import { useTranslation } from 'react-i18next';
import { candidateActs } from '../../../../domain/staff/candidateActs.ts';
import type { CandidateActs } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { kindsToAsk } from '../../../machines/candidateActs/candidateActsMachine.ts';
import type {
  CandidateActsContext,
  CandidateActsEvent,
} from '../../../machines/candidateActs/candidateActsTypes.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useActWords } from '../ActPreview/useActWords.ts';
import * as styles from '../RemovalPanel/RemovalPanel.css.ts';

type Props = Pick<CandidateActsContext, 'kind' | 'reason' | 'fieldErrors' | 'formError'> & {
  facts: CandidateActs;
  isAsking: boolean;
  onEvent: (event: CandidateActsEvent) => void;
};

/** First what happens to the account, then why. */
export function CandidateActForm(props: Props) {
  const { facts, kind, reason, fieldErrors, formError, isAsking, onEvent } = props;
  const { t } = useTranslation('staffCandidateActs');
  const { effect } = useActWords();
  const words = useStaffErrorWords();
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    facts.second_persons.map(({ name }) => `\u2068${name}\u2069`),
  );
  return (
    <>
      <fieldset aria-label={t('choose')} className={styles.kinds}>
        {kindsToAsk(facts).map((each) => (
          <Button
            key={each}
            variant={kind === each ? 'primary' : 'secondary'}
            aria-pressed={kind === each}
            onClick={() => onEvent({ type: 'kind.chosen', kind: each })}
          >
            {t(`kind.${each}`)}
          </Button>
        ))}
      </fieldset>
      {kind !== null && (
        <AccountForm
          fields={['reason']}
          fieldErrors={fieldErrors}
          formError={formError}
          busy={isAsking}
          onSubmit={() => onEvent({ type: 'form.submitted' })}
        >
          <div className={styles.form}>
            <p className={styles.lead}>{effect(candidateActs[kind])}</p>
            {facts.is_in_vote && kind !== 'hand_out' && <p className={styles.lead}>{t('inVote')}</p>}
            <Field id="reason" label={t('reason')} hint={t('reasonHint')} error={words(fieldErrors.reason)}>
              {(control) => (
                <TextInput
                  {...control}
                  name="reason"
                  autoComplete="off"
                  value={reason}
                  onChange={(value) => onEvent({ type: 'reason.changed', value })}
                />
              )}
            </Field>
            <p className={styles.lead}>{t('second', { names })}</p>
            <div>
              <Button
                type="submit"
                variant={kind === 'erase' || kind === 'suspend' ? 'danger' : 'primary'}
                busy={isAsking ? t('asking') : undefined}
              >
                {t(`ask.${kind}`)}
              </Button>
            </div>
          </div>
        </AccountForm>
      )}
    </>
  );
}
