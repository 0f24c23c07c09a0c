import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { deviceListMachine } from '../../../machines/deviceList/deviceListMachine.ts';
import { DevicesCard } from '../../candidate/EditPasswordPage/DevicesCard.tsx';
import * as styles from './SecurityPage.css.ts';

export type SecurityPageProps = { me: Me; devices: typeof deviceListMachine };

/** A person's own access: roles, recovery codes and signed-in devices. */
export function SecurityPage({ me, devices }: SecurityPageProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  useDocumentTitle(t('security.pageTitle'));
  return (
    <StaffPage title={t('security.title')} lead={t('security.lead', { email: me.email })}>
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
        <dt className={styles.term}>{t('security.codes')}</dt>
        <dd>
          <p>{t('security.codesLeft', { count: me.recovery_codes_left })}</p>
          <p className={styles.hint}>{t('security.codesHint')}</p>
        </dd>
      </dl>
      <DevicesCard deviceList={devices} />
    </StaffPage>
  );
}
