import Clock from '@lucide/icons/icons/clock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../domain/contract.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Portrait } from '../../../components/Portrait/Portrait.tsx';
import { useCountryName } from '../../../i18n/useCountryName.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import * as styles from './WaitingChanges.css.ts';

/** Changes under review, and since when; nothing without such changes. */
export function WaitingChanges({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const nameOf = useCountryName();
  const { full_name, country_id, image_url } = profile.waiting;
  if (!full_name && !country_id && !image_url) return null;
  return (
    <Note icon={Clock} title={t('profile.waiting.title')}>
      <dl className={styles.changes}>
        {image_url && (
          <Change name={t('profile.avatar.label')} since={image_url.since}>
            <Portrait src={image_url.value} name={profile.full_name} size="row" eager />
          </Change>
        )}
        {full_name && (
          <Change name={t('profile.fullName')} since={full_name.since}>
            <bdi>{full_name.value}</bdi>
          </Change>
        )}
        {country_id && (
          <Change name={t('profile.country')} since={country_id.since}>
            {nameOf(country_id.value)}
          </Change>
        )}
      </dl>
      <p>{t('profile.waiting.text')}</p>
    </Note>
  );
}

type ChangeProps = { name: string; since: number; children: ReactNode };

function Change({ name, since, children }: ChangeProps) {
  const { t } = useTranslation('account');
  const { date } = useFormat();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd>{t('profile.waiting.since', { date: date(since) })}</dd>
    </div>
  );
}
