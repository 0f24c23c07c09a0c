import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Approval, ApprovalPreview } from '../../../../domain/staff/staffContract.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The words of acts of two persons: those on a vote that has begun have a file of their own. */
export function useActWords() {
  const { t } = useTranslation('staff');
  const { t: voted } = useTranslation('staffVoted');
  const language = useLanguage();
  const word = (kind: 'act' | 'effect', act: Approval['act']) =>
    act === 'invite_owner' || act === 'end_owner' || act === 'reset_owner'
      ? t(`approvals.${kind}.${act}`)
      : voted(`${kind}.${act}`);
  return {
    act: (act: Approval['act']) => word('act', act),
    effect: (act: Approval['act']) => word('effect', act),
    /** Whom or what it is about, in one name. */
    subject: (preview: ApprovalPreview): string => {
      if (preview.kind === 'person') return preview.email;
      if (preview.kind === 'removal' || preview.kind === 'candidate')
        return localized(preview, 'full_name', language) || voted('gone');
      return preview.kind === 'window'
        ? localized(preview, 'group', language)
        : localized(preview.competition, 'name', language);
    },
  };
}
