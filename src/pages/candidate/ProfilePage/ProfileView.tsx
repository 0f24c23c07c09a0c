import Pencil from '@lucide/icons/icons/pencil';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { Profile } from '../../../../domain/contract.ts';
import { countryById } from '../../../../domain/countries.ts';
import type { AccountContact } from '../../../../domain/forms/contactChange.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Portrait } from '../../../components/Portrait/Portrait.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import { Fact } from './Fact.tsx';
import * as styles from './ProfilePage.css.ts';

type Props = { profile: Profile; onEdit: () => void };

export function ProfileView({ profile, onEdit }: Props) {
  const { t } = useTranslation('account');
  const { date } = useFormat();
  const country = countryById(profile.country_id);
  const nameOf = useCountryName();
  const edit = (
    <Button variant="secondary" iconStart={<Icon of={Pencil} size="sm" />} onClick={onEdit}>
      {t('profile.edit')}
    </Button>
  );
  return (
    <>
      <Panel>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Portrait src={profile.image_url} name={profile.full_name} size="inherited" eager />
          </span>
          <div>
            <h2 className={styles.name}>
              <bdi>{profile.full_name}</bdi>
            </h2>
            <p className={styles.since}>{t('profile.since', { date: date(profile.created_at) })}</p>
          </div>
        </div>
      </Panel>
      <Panel title={t('profile.personal')} aside={edit}>
        <dl className={styles.facts}>
          <Fact name={t('profile.fullName')}>{profile.full_name}</Fact>
          <ContactFact contact="email" name={t('profile.email')} profile={profile} />
          <Fact name={t('profile.civilId')} leftToRight>
            {profile.civil_id}
          </Fact>
          <ContactFact contact="phone_number" name={t('profile.phone')} profile={profile} />
          <Fact name={t('profile.address')}>{profile.address}</Fact>
          <Fact name={t('profile.birthDate')} leftToRight>
            {profile.user_dob && dayMonthYear(profile.user_dob)}
          </Fact>
          <Fact name={t('profile.country')}>
            {country && `${nameOf(country.id)} \u2066${country.dialCode}\u2069`}
          </Fact>
        </dl>
      </Panel>
    </>
  );
}

/** Day, month and year, in this order in both languages (specification section 9 "Languages"). */
const dayMonthYear = (day: string) => day.split('-').toReversed().join('/');

type ContactFactProps = { contact: AccountContact; name: string; profile: Profile };

const contactPaths = { email: accountPaths.editEmail, phone_number: accountPaths.editPhone } as const;

/** A contact, changed on its own page. A new contact is shown below until it is verified. */
function ContactFact({ contact, name, profile }: ContactFactProps) {
  const { t } = useTranslation('account');
  const { deadline } = useFormat();
  const verifying = profile.verifying[contact];
  return (
    <Fact
      name={name}
      leftToRight
      after={
        <>
          {verifying && (
            <span className={styles.verifying}>
              {t('contact.verifying', { value: verifying.value, until: deadline(verifying.until) })}
            </span>
          )}
          <a className={styles.change} href={contactPaths[contact]}>
            {t(`contact.${contact}.title`)}
          </a>
        </>
      }
    >
      {profile[contact]}
    </Fact>
  );
}
