import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import type { staffInviteMachine } from '../../../machines/staffInvite/staffInviteMachine.ts';
import { InvitePanel } from '../PeoplePage/InvitePanel.tsx';

type Props = {
  /** Of the organisation. */
  name: string;
  machine: typeof staffInviteMachine;
  onInvited: () => void;
  onLeave: () => void;
};

/** Invites the first owner of an organisation. */
export function FirstOwner({ name, machine, onInvited, onLeave }: Props) {
  const { t } = useTranslation('staff');
  const [invite] = useState(machine);
  const [snapshot, send] = useMachine(invite, { input: { role: 'owner' } });
  const isInvited = snapshot.matches('invited');
  useEffect(() => {
    if (isInvited) onInvited();
  }, [isInvited, onInvited]);
  return (
    <InvitePanel
      snapshot={snapshot}
      send={send}
      roles={['owner']}
      title={t('organisations.ownerTitle', { organisation: name })}
      another={t('organisations.ownerAgain')}
      isFocused
    >
      <Button variant="quiet" onClick={onLeave}>
        {t('organisations.ownerLeave')}
      </Button>
    </InvitePanel>
  );
}
