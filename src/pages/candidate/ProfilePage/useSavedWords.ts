import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../domain/contract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** The message after saving; it names the fields that are under review. */
export function useSavedWords(): (profile: Profile | null) => string {
  const { t } = useTranslation('account');
  const { list } = useFormat();
  return (profile) => {
    const { full_name, country_id, image_url } = profile?.waiting ?? {};
    const waiting = [
      ...(image_url ? [t('profile.avatar.label')] : []),
      ...(full_name ? [t('profile.fullName')] : []),
      ...(country_id ? [t('profile.country')] : []),
    ];
    return waiting.length === 0 ? t('profile.saved') : t('profile.savedWaits', { fields: list(waiting) });
  };
}
