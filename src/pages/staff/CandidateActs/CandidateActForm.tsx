import { useTranslation } from 'react-i18next';
import { type AccountContact, accountContacts } from '../../../../domain/forms/contactChange.ts';
import { candidateActs } from '../../../../domain/staff/candidateActs.ts';
import { localized } from '../../../../domain/localized.ts';
import { isolate } from '../../../../domain/messages/isolate.ts';
import type { CandidateActKind, CandidateActs } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
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

type Props = Pick<CandidateActsContext, 'kind' | 'texts' | 'fieldErrors' | 'formError'> & {
  facts: CandidateActs;
  isAsking: boolean;
  onEvent: (event: CandidateActsEvent) => void;
};

/** First what happens to the account, then what it takes and why. */
export function CandidateActForm(props: Props) {
  const { facts, kind, texts, fieldErrors, formError, isAsking, onEvent } = props;
  const { t } = useTranslation('staffCandidateActs');
  const { effect } = useActWords();
  const words = useStaffErrorWords();
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    facts.second_persons.map(({ name }) => isolate(name)),
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
          fields={[...(fieldsOf[kind] ?? []), 'reason']}
          fieldErrors={fieldErrors}
          formError={formError}
          busy={isAsking}
          onSubmit={() => onEvent({ type: 'form.submitted' })}
        >
          <div className={styles.form}>
            <p className={styles.lead}>{effect(candidateActs[kind])}</p>
            {facts.is_in_vote && (kind === 'suspend' || kind === 'erase') && (
              <p className={styles.lead}>{t('inVote')}</p>
            )}
            {kind === 'merge' && (
              <OtherCandidate {...{ facts, texts, onEvent }} error={words(fieldErrors.other)} />
            )}
            {kind === 'recover' && (
              <ContactFields texts={texts} error={words(fieldErrors.contact)} onEvent={onEvent} />
            )}
            <Field id="reason" label={t('reason')} hint={t('reasonHint')} error={words(fieldErrors.reason)}>
              {(control) => (
                <TextInput
                  {...control}
                  name="reason"
                  autoComplete="off"
                  value={texts.reason}
                  onChange={(reason) => onEvent({ type: 'texts.changed', texts: { reason } })}
                />
              )}
            </Field>
            <p className={styles.lead}>{t('second', { names })}</p>
            <div>
              <Button
                type="submit"
                variant={heavy.includes(kind) ? 'danger' : 'primary'}
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

/** What takes something from the candidate, or cannot be taken back. */
const heavy: readonly CandidateActKind[] = ['suspend', 'merge', 'erase'];

/** The fields of a kind besides the reason. */
const fieldsOf: Partial<Record<CandidateActKind, ('contact' | 'other')[]>> = {
  recover: ['contact'],
  merge: ['other'],
};

type OtherProps = Pick<Props, 'facts' | 'texts' | 'onEvent'> & { error: string | undefined };

/** Who becomes one with this candidate. */
function OtherCandidate({ facts, texts, error, onEvent }: OtherProps) {
  const { t } = useTranslation('staffCandidateActs');
  const language = useLanguage();
  const chosen = facts.mergeable.find(({ id }) => id === texts.other);
  return (
    <Field id="other" label={t('other')} hint={t('otherHint')} error={error}>
      {(control) => (
        <>
          <SelectInput
            {...control}
            name="other"
            empty={t('choose')}
            choices={facts.mergeable.map((each) => ({
              value: each.id,
              label: `${isolate(localized(each, 'full_name', language))} \u2066(${each.id.slice(0, 6)})\u2069`,
            }))}
            value={texts.other}
            onChange={(other) => onEvent({ type: 'texts.changed', texts: { other } })}
          />
          {chosen?.in_same_competition && <p className={styles.lead}>{t('sameCompetition')}</p>}
        </>
      )}
    </Field>
  );
}

type ContactProps = Pick<Props, 'texts' | 'onEvent'> & { error: string | undefined };

/** The contact that takes the place of a lost one. */
function ContactFields({ texts, error, onEvent }: ContactProps) {
  const { t } = useTranslation('staffCandidateActs');
  return (
    <>
      <Field id="field" label={t('contact.which')}>
        {(control) => (
          <SelectInput
            {...control}
            name="field"
            choices={accountContacts.map((value) => ({ value, label: t(`contact.${value}`) }))}
            value={texts.field}
            onChange={(value) =>
              onEvent({ type: 'texts.changed', texts: { field: value as AccountContact } })
            }
          />
        )}
      </Field>
      <Field id="contact" label={t(`contact.${texts.field}`)} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="contact"
            kind={texts.field === 'email' ? 'email' : 'tel'}
            autoComplete="off"
            value={texts.contact}
            onChange={(contact) => onEvent({ type: 'texts.changed', texts: { contact } })}
          />
        )}
      </Field>
    </>
  );
}
