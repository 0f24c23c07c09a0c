import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './DeviceList.css.ts';

export type ListedDevice = {
  id: string;
  current: boolean;
  /** Empty where unknown, like `system`. */
  browser: string;
  system: string;
  /** UTC milliseconds. */
  last_used_at: number;
};

export type DeviceListProps = {
  devices: readonly ListedDevice[];
  /** Id of the device being signed out. */
  revoking: string | null;
  onRevoke: (id: string) => void;
};

/** The devices on which an account is signed in. */
export function DeviceList({ devices, revoking, onRevoke }: DeviceListProps) {
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <DeviceLine
          key={device.id}
          device={device}
          revoking={revoking === device.id}
          onRevoke={() => onRevoke(device.id)}
        />
      ))}
    </ul>
  );
}

type LineProps = { device: ListedDevice; revoking: boolean; onRevoke: () => void };

function DeviceLine({ device, revoking, onRevoke }: LineProps) {
  const { t } = useTranslation('account');
  const { date, timeOfDay } = useFormat();
  const { browser, system, current, last_used_at } = device;
  const name =
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.used}>
          {t('devices.used', { date: date(last_used_at), time: timeOfDay(last_used_at) })}
        </p>
      </div>
      {current ? (
        <Tag>{t('devices.current')}</Tag>
      ) : (
        <Button
          variant="secondary"
          busy={revoking ? t('devices.revoking') : undefined}
          aria-label={revoking ? undefined : t('devices.revokeNamed', { name })}
          onClick={onRevoke}
        >
          {t('devices.revoke')}
        </Button>
      )}
    </li>
  );
}
