import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { DeviceList } from '../../../components/DeviceList/DeviceList.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import type { deviceListMachine } from '../../../machines/deviceList/deviceListMachine.ts';

type Props = { deviceList: typeof deviceListMachine };

export function DevicesCard({ deviceList }: Props) {
  const { t } = useTranslation('account');
  const [snapshot, send] = useMachine(deviceList);
  const lingering = useLingering(snapshot.matches('loading'));
  const { devices, revoking, formError } = snapshot.context;
  return (
    <Panel title={t('devices.title')} hint={t('devices.hint')}>
      {lingering && <Skeleton kind="row" count={2} label={t('devices.loading')} />}
      {!lingering && snapshot.matches('failed') && (
        <RetryPanel message={t('devices.failed')} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {!lingering && !snapshot.matches('failed') && (
        <>
          <FormErrorNote formError={formError} />
          <DeviceList
            devices={devices}
            revoking={revoking}
            onRevoke={(id) => send({ type: 'revoke.requested', id })}
          />
        </>
      )}
    </Panel>
  );
}
