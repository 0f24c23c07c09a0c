import { useTranslation } from 'react-i18next';
import type { StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { DataMinor } from '../../../components/DataTable/DataTable.tsx';
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
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

type Changes = StaffCandidate['changes'];

/** What a candidate wants to change, beside what the public sees until it is approved. */
export function ChangeFacts({ changes, words }: { changes: Changes; words: EntryWords }) {
  const { t } = useTranslation(['staffCandidate', 'common']);
  const { name, picture, country } = changes;
  const countryOf = (id: string) => t(`common:country.${id as '1'}`);
  const linkTo = (href: string, label: string) => (
    <a href={href} target="_blank" rel="noopener" className={browse.link}>
      {label} <span className={visuallyHidden}>{t('common:newTab')}</span>
    </a>
  );
  const since = (at: number) => <DataMinor>{t('since', words.at(at))}</DataMinor>;
  return (
    <FactList
      facts={[
        name !== undefined && [
          t('change.name'),
          <>
            <bdi>{name.wanted}</bdi>
            <DataMinor>{t('insteadOf', { value: name.current })}</DataMinor>
            {since(name.since)}
          </>,
        ],
        picture !== undefined && [
          t('change.picture'),
          <>
            {linkTo(picture.wanted, t('wantedPicture'))}
            {picture.current === null ? (
              <DataMinor>{t('noPicture')}</DataMinor>
            ) : (
              <DataMinor>{linkTo(picture.current, t('presentPicture'))}</DataMinor>
            )}
            {since(picture.since)}
          </>,
        ],
        country !== undefined && [
          t('change.country'),
          <>
            {countryOf(country.wanted)}
            {country.current !== null && (
              <DataMinor>{t('insteadOf', { value: countryOf(country.current) })}</DataMinor>
            )}
            {since(country.since)}
          </>,
        ],
      ]}
    />
  );
}
