import { useTranslation } from 'react-i18next';
import { closeAfter, type AskField } from '../../../../domain/season/askForm.ts';
import { offeredMinutes } from '../../../../domain/season/extendWindow.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Preview } from '../../../components/Preview/Preview.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { AskedActContext, AskFacts } from '../../../machines/askedAct/askedActTypes.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useActWords } from '../ActPreview/useActWords.ts';
import { useMoment } from '../ActPreview/useMoment.ts';
import * as styles from './AskPanel.css.ts';

type Props = Pick<AskedActContext, 'texts' | 'fieldErrors' | 'formError'> & {
  facts: AskFacts;
  mayAsk: boolean;
  isAsking: boolean;
  onChange: (field: AskField, value: string) => void;
  onSubmit: () => void;
};

/** What is asked for, and why: the reasons are for the public. */
export function AskForm(props: Props) {
  const { facts, texts, fieldErrors, formError, mayAsk, isAsking, onChange, onSubmit } = props;
  const { t } = useTranslation('staffVoted');
  const words = useStaffErrorWords();
  const isExtension = facts.act === 'extend_window';
  return (
    <AccountForm
      fields={isExtension ? ['minutes', 'reason_ar', 'reason_en'] : ['reason_ar', 'reason_en']}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isAsking}
      onSubmit={onSubmit}
    >
      <div className={styles.form}>
        {isExtension ? (
          <Minutes {...{ facts, onChange }} typed={texts.minutes} error={words(fieldErrors.minutes)} />
        ) : (
          <Stake facts={facts} />
        )}
        {(['reason_ar', 'reason_en'] as const).map((field) => (
          <Field key={field} id={field} label={t(field)} error={words(fieldErrors[field])}>
            {(control) => (
              <TextInput
                {...control}
                name={field}
                lang={field === 'reason_ar' ? 'ar' : 'en'}
                autoComplete="off"
                value={texts[field]}
                onChange={(value) => onChange(field, value)}
              />
            )}
          </Field>
        ))}
        <div>
          <Button
            type="submit"
            variant={isExtension ? 'primary' : 'danger'}
            busy={isAsking ? t('asking') : undefined}
            disabledReason={mayAsk ? undefined : t('noRight')}
          >
            {t(`ask.${facts.act}`)}
          </Button>
        </div>
      </div>
    </AccountForm>
  );
}

type MinutesProps = Pick<Props, 'onChange'> & {
  facts: Extract<AskFacts, { act: 'extend_window' }>;
  typed: string;
  error: ReturnType<ReturnType<typeof useStaffErrorWords>>;
};

/** By how much the vote is extended, and when it closes then. */
function Minutes({ facts, typed, error, onChange }: MinutesProps) {
  const { t } = useTranslation('staffVoted');
  const moment = useMoment(facts.zone);
  const closes = closeAfter(facts, typed);
  const offered = offeredMinutes.filter((each) => facts.closes_at + each * 60_000 <= facts.latest_close);
  return (
    <>
      <div className={styles.offers}>
        {offered.map((each) => (
          <Button
            key={each}
            variant={typed === String(each) ? 'primary' : 'secondary'}
            aria-pressed={typed === String(each)}
            onClick={() => onChange('minutes', String(each))}
          >
            {t('choose', { count: each })}
          </Button>
        ))}
      </div>
      <Field id="minutes" label={t('minutes')} hint={t('minutesHint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            kind="digits"
            name="minutes"
            autoComplete="off"
            value={typed}
            onChange={(value) => onChange('minutes', value)}
          />
        )}
      </Field>
      <output className={styles.close}>
        {closes === null || closes > facts.latest_close
          ? t('latest', { moment: moment(facts.latest_close) })
          : t('newClose', { moment: moment(closes) })}
      </output>
    </>
  );
}

/** What a cancellation undoes. */
function Stake({ facts }: { facts: Extract<AskFacts, { act: 'cancel_competition' }> }) {
  const { t } = useTranslation('staffVoted');
  const { effect } = useActWords();
  const format = useFormat();
  return (
    <Preview
      facts={[
        { term: t('fact.votes'), value: <bdi>{format.number(facts.votes)}</bdi> },
        { term: t('fact.orders'), value: <bdi>{format.number(facts.orders)}</bdi> },
        { term: t('fact.amount'), value: <bdi>{format.money(facts.amount_baisa)}</bdi> },
      ]}
      effect={effect(facts.act)}
    />
  );
}
