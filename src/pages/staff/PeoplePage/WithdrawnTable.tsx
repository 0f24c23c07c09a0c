import { useTranslation } from 'react-i18next';
import type { StaffList } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { RestorableInvitation } from '../../../machines/staffPeople/staffPeopleMachine.ts';
import { address } from './address.tsx';
import * as styles from './PeoplePage.css.ts';

type Invitation = StaffList['withdrawn'][number];

type Props = {
  invitations: readonly Invitation[];
  busy: boolean;
  /** What is being restored. */
  restoring: RestorableInvitation | null;
  onRestore: (invitation: RestorableInvitation) => void;
};

/** The invitations whose withdrawal can be undone. */
export function WithdrawnTable({ invitations, busy, restoring, onRestore }: Props) {
  const { t } = useTranslation('staff');
  const { timeOfDay } = useFormat();
  const undoButton = ({ id, email }: Invitation) => (
    <Button
      variant="quiet"
      aria-label={restoring?.id === id ? undefined : t('people.undoNamed', { email })}
      busy={restoring?.id === id ? t('people.restoring') : undefined}
      onClick={() => onRestore({ id, email })}
    >
      {t('undo.undo')}
    </Button>
  );
  const columns: DataColumn<Invitation>[] = [
    { label: t('people.email'), cell: address },
    { label: t('people.role'), cell: ({ role }) => t(`role.${role}`) },
    { label: t('people.undoUntil'), roomy: true, cell: ({ undo_until }) => timeOfDay(undo_until) },
    {
      label: t('people.acts'),
      acts: true,
      cell: (invitation) => invitation.may_change && undoButton(invitation),
    },
  ];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('people.withdrawn')}</h2>
      <DataTable
        caption={t('people.withdrawn')}
        columns={columns}
        rows={invitations}
        keyOf={({ id }) => id}
        busy={busy}
      />
    </section>
  );
}
