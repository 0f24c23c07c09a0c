import { useTranslation } from 'react-i18next';
import type { StaffList } from '../../../../domain/staff/staffContract.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { Holding } from '../../../machines/staffPeople/staffPeopleMachine.ts';

type Props = { list: StaffList; ending: Holding; onConfirm: () => void; onCancel: () => void };

/** Asks before a role or an invitation ends. */
export function EndDialog({ list: { people, invitations }, ending, ...answers }: Props) {
  const { t } = useTranslation('staff');
  const person = people.find(({ membership_id }) => membership_id === ending.id);
  const invitation = invitations.find(({ id }) => id === ending.id);
  if (person)
    return (
      <ConfirmDialog
        title={t('people.endTitle', { name: person.name, role: t(`role.${person.role}`) })}
        confirm={t('people.endConfirm')}
        cancel={t('people.keep')}
        {...answers}
      >
        {t(person.role === 'owner' ? 'people.endOwnerText' : 'people.endText')}
      </ConfirmDialog>
    );
  if (!invitation) return null;
  return (
    <ConfirmDialog
      title={t('people.withdrawTitle', { email: invitation.email })}
      confirm={t('people.withdrawConfirm')}
      cancel={t('people.keep')}
      {...answers}
    >
      {t('people.withdrawText')}
    </ConfirmDialog>
  );
}
