import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { deviceListMachine } from '../../../machines/deviceList/deviceListMachine.ts';
import type { factorEnrolmentMachine } from '../../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import type { ownResetMachine } from '../../../machines/ownReset/ownResetMachine.ts';
import type { ownPasskeysMachine } from '../../../machines/ownPasskeys/ownPasskeysMachine.ts';
import type { recoveryRenewalMachine } from '../../../machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { DevicesCard } from '../../candidate/EditPasswordPage/DevicesCard.tsx';
import { CodesCard } from './CodesCard.tsx';
import { FactorsCard } from './FactorsCard.tsx';
import { OwnReset } from './OwnReset.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import * as styles from './SecurityPage.css.ts';

export type SecurityPageProps = {
  me: Me;
  passkeys: typeof ownPasskeysMachine;
  /** Whether this browser can use passkeys at this address. */
  canUsePasskeys: boolean;
  factors: typeof factorEnrolmentMachine;
  renewal: typeof recoveryRenewalMachine;
  devices: typeof deviceListMachine;
  ownReset: typeof ownResetMachine;
  onResetStopped: () => void;
};

/** A person's own access: an open reset, roles, passkeys, authenticator apps, recovery codes and signed-in devices. */
export function SecurityPage(props: SecurityPageProps) {
  const { me, passkeys, canUsePasskeys, factors, renewal, devices, ownReset, onResetStopped } = props;
  const { t } = useTranslation('staff');
  const language = useLanguage();
  // It stays in sight after it was stopped.
  const [reset] = useState(me.reset);
  useDocumentTitle(t('security.pageTitle'));
  return (
    <StaffPage title={t('security.title')} lead={t('security.lead', { email: me.email })}>
      {reset && <OwnReset machine={ownReset} reset={reset} onStopped={onResetStopped} />}
      <dl className={styles.facts}>
        <dt className={styles.term}>{t('security.roles')}</dt>
        <dd>
          <ul>
            {me.memberships.map(({ role, organisation }) => (
              <li key={`${role} ${organisation?.id}`}>
                {organisation
                  ? t('security.roleIn', {
                      role: t(`role.${role}`),
                      organisation: localized(organisation, 'name', language),
                    })
                  : t(`role.${role}`)}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <PasskeysCard passkeys={passkeys} canUse={canUsePasskeys} />
      <FactorsCard factors={factors} email={me.email} />
      <CodesCard renewal={renewal} left={me.recovery_codes_left} />
      <DevicesCard deviceList={devices} />
    </StaffPage>
  );
}
