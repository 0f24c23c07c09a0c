import type { Profile } from '../../../../domain/contract.ts';
import { wantedProfile } from '../../../../domain/wantedProfile.ts';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { AvatarField } from '../../../components/AvatarField/AvatarField.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFaultWords } from '../../../i18n/useFaultWords.ts';
import type { profileEditMachine } from '../../../machines/profileEdit/profileEditMachine.ts';
import { profileFaultFields, type ProfileEditEvent } from '../../../machines/profileEdit/profileEditTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as styles from './ProfilePage.css.ts';

type Props = {
  snapshot: SnapshotFrom<typeof profileEditMachine>;
  profile: Profile;
  send: (event: ProfileEditEvent) => void;
};

/** In page order. */
const fields = ['profile_image', ...profileFaultFields.filter((field) => field !== 'profile_image')];

export function ProfileForm({ snapshot, profile, send }: Props) {
  const { t } = useTranslation('account');
  const { fault } = useFaultWords();
  const { waiting } = profile;
  const { avatar, faults, trouble, values } = snapshot.context;
  const isSent = snapshot.matches('saving');
  return (
    <AccountForm
      fields={fields}
      faults={faults}
      trouble={trouble}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <Panel>
        <AvatarField
          src={wantedProfile(profile).image_url}
          hint={waiting.image_url && t('profile.waiting.picture')}
          name={profile.full_name}
          chosen={avatar}
          onChoose={(file) => send({ type: 'avatar.chosen', file })}
          onRemove={() => send({ type: 'avatar.removed' })}
          error={fault(faults.profile_image)}
          readOnly={isSent}
        />
      </Panel>
      <Panel title={t('profile.personal')}>
        <ProfileFields
          profile={profile}
          values={values}
          faults={faults}
          readOnly={isSent}
          onChange={(field, value) => send({ type: 'field.changed', field, value })}
        />
        <div className={styles.foot}>
          <Button type="submit" busy={isSent ? t('profile.updating') : undefined}>
            {t('profile.update')}
          </Button>
          {!isSent && (
            <Button variant="secondary" onClick={() => send({ type: 'edit.cancelled' })}>
              {t('profile.cancel')}
            </Button>
          )}
        </div>
      </Panel>
    </AccountForm>
  );
}
