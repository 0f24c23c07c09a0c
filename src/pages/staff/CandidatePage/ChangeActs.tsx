import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { changeDecisionMachine } from '../../../machines/changeDecision/changeDecisionMachine.ts';
import type { ChangeDecisionEvent } from '../../../machines/changeDecision/changeDecisionTypes.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import type { ShownChange } from './WaitingChange.tsx';

type Props = {
  change: ShownChange;
  snapshot: SnapshotFrom<typeof changeDecisionMachine>;
  send: (event: ChangeDecisionEvent) => void;
};

/** Another form of the page has a field `reason`. */
const FIELD = 'rejection';

/** Approves a change at once, or rejects it for a reason. */
export function ChangeActs({ change, snapshot, send }: Props) {
  const { t } = useTranslation('staffCandidate');
  const rejectId = useId();
  const { id, kind } = change;
  const { change: chosen, decision } = snapshot.context;
  const isDeciding = snapshot.matches('deciding');
  const isOpen =
    chosen?.id === id && decision === 'rejected' && (isDeciding || snapshot.matches('rejecting'));
  const isApproving = chosen?.id === id && decision === 'approved' && isDeciding;
  const cancel = () => {
    send({ type: 'rejection.cancelled' });
    document.getElementById(rejectId)?.focus();
  };
  return (
    <>
      <span className={browse.acts}>
        <Button
          busy={isApproving ? t('deciding') : undefined}
          aria-label={t(`approveNamed.${kind}`)}
          onClick={() => send({ type: 'approval.requested', change: { id, kind } })}
        >
          {t('approve')}
        </Button>
        <Button
          id={rejectId}
          variant="secondary"
          aria-label={t(`rejectNamed.${kind}`)}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? cancel() : send({ type: 'rejection.requested', change: { id, kind } }))}
        >
          {t('reject')}
        </Button>
      </span>
      {isOpen && <Rejection snapshot={snapshot} send={send} onCancel={cancel} />}
    </>
  );
}

function Rejection({ snapshot, send, onCancel }: Omit<Props, 'change'> & { onCancel: () => void }) {
  const { t } = useTranslation('staffCandidate');
  const words = useStaffErrorWords();
  const { reason, fieldErrors, formError } = snapshot.context;
  const isDeciding = snapshot.matches('deciding');
  useEffect(() => document.getElementById(FIELD)?.focus(), []);
  return (
    <AccountForm
      fields={[FIELD]}
      fieldErrors={{ [FIELD]: fieldErrors.reason }}
      formError={formError}
      busy={isDeciding}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <Field id={FIELD} label={t('reason')} hint={t('reasonHint')} error={words(fieldErrors.reason)}>
        {(control) => (
          <TextInput
            {...control}
            name={FIELD}
            autoComplete="off"
            value={reason}
            onChange={(value) => send({ type: 'field.changed', field: 'reason', value })}
          />
        )}
      </Field>
      <span className={browse.acts}>
        <Button type="submit" variant="danger" busy={isDeciding ? t('deciding') : undefined}>
          {t('rejectNow')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </AccountForm>
  );
}
