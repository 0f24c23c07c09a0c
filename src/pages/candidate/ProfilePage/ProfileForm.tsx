import type { Profile } from '../../../../domain/contract.ts';
import { wantedProfile } from '../../../../domain/wantedProfile.ts';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { AvatarField } from '../../../components/AvatarField/AvatarField.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { profileEditMachine } from '../../../machines/profileEdit/profileEditMachine.ts';
import { profileErrorFields, type ProfileEditEvent } from '../../../machines/profileEdit/profileEditTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as styles from './ProfilePage.css.ts';

type Props = {
  snapshot: SnapshotFrom<typeof profileEditMachine>;
  profile: Profile;
  send: (event: ProfileEditEvent) => void;
};

/** Wire names of the fields in page order: the picture comes first. */
const fields = ['profile_image', ...profileErrorFields.filter((field) => field !== 'profile_image')];

export function ProfileForm({ snapshot, profile, send }: Props) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const { waiting } = profile;
  const { avatar, fieldErrors, formError, values } = snapshot.context;
  const isSent = snapshot.matches('saving');
  return (
    <AccountForm
      fields={fields}
      fieldErrors={fieldErrors}
      formError={formError}
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
          error={fieldError(fieldErrors.profile_image)}
          readOnly={isSent}
        />
      </Panel>
      <Panel title={t('profile.personal')}>
        <ProfileFields
          profile={profile}
          values={values}
          fieldErrors={fieldErrors}
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
