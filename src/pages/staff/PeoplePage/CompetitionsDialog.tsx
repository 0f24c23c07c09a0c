import * as Dialog from '@radix-ui/react-dialog';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCompetition, StaffList } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFrame } from '../../../components/NoticeDialog/DialogFrame.tsx';
import * as styles from '../../../components/NoticeDialog/NoticeDialog.css.ts';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import {
  competitionFields,
  type roleCompetitionsMachine,
} from '../../../machines/roleCompetitions/roleCompetitionsMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { CompetitionChoice } from './CompetitionChoice.tsx';

export type CompetitionsDialogProps = {
  competitions: typeof roleCompetitionsMachine;
  /** Whose role it is. */
  person: StaffList['people'][number];
  choices: readonly StaffCompetition[];
  mayAll: boolean;
  /** It is done, or given up. */
  onClose: () => void;
};

/** Changes the competitions of a role. Mounted while open. */
export function CompetitionsDialog(props: CompetitionsDialogProps) {
  const { competitions, person, choices, mayAll, onClose } = props;
  const { membership_id: id, version, name, role } = person;
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const [snapshot, send] = useMachine(competitions, {
    input: { id, version, competitions: person.competitions?.map((each) => each.id) ?? null },
  });
  const { fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('saving');
  const isOver = snapshot.matches('saved') || snapshot.matches('signedOut');
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (isOver) return null;
  return (
    <DialogFrame isDescribed ignoresPress onClose={onClose}>
      <div className={styles.words}>
        <Dialog.Title className={styles.title}>
          {t('competitions.dialogTitle', { name, role: t(`role.${role}`) })}
        </Dialog.Title>
        <Dialog.Description className={styles.message}>{t('competitions.dialogText')}</Dialog.Description>
      </div>
      <AccountForm
        fields={competitionFields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <CompetitionChoice
          choices={choices}
          value={snapshot.context.competitions}
          mayAll={mayAll}
          error={words(fieldErrors.competitions)}
          readOnly={isSent}
          onChange={(value) => send({ type: 'competitions.changed', competitions: value })}
        />
        <div className={styles.actions}>
          <div className={styles.action}>
            <Button type="submit" size="lg" busy={isSent ? t('competitions.saving') : undefined}>
              {t('competitions.save')}
            </Button>
          </div>
          <div className={styles.action}>
            <Button variant="secondary" size="lg" onClick={onClose}>
              {t('competitions.cancel')}
            </Button>
          </div>
        </div>
      </AccountForm>
    </DialogFrame>
  );
}
