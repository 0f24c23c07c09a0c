import { useTranslation } from 'react-i18next';
import type { StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { codeOf, type EntryWords } from '../EntriesPage/useEntryWords.tsx';
import { FactList } from '../RecordView/FactList.tsx';

type Props = { candidate: StaffCandidate; words: EntryWords };

/** Since when a candidate has an account, and whether it can be used. */
export function AccountFacts({ candidate: { id, account }, words }: Props) {
  const { t } = useTranslation('staffCandidate');
  const state = () => {
    if (account === null) return t('is.none');
    if (account.suspended_at !== null) return t('is.suspended', words.at(account.suspended_at));
    return t(account.is_verified ? 'is.verified' : 'is.unverified');
  };
  return (
    <FactList
      facts={[
        [t('accountState'), state()],
        account !== null && [t('joined'), words.moment(account.joined_at)],
        [t('number'), codeOf(id)],
      ]}
    />
  );
}
