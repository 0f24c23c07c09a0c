import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './CompetitionPage.css.ts';

type Notice = NonNullable<CompetitionDetails['notices']>[number];

/** What staff decided after the vote had begun, each with its reason. */
export function CompetitionNotices({ notices = [] }: Pick<CompetitionDetails, 'notices'>) {
  const language = useLanguage();
  const title = useTitle();
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <Note key={keyOf(notice)} kind={isOver(notice) ? 'info' : 'warning'} title={title(notice)}>
          <bdi>{localized(notice, 'reason', language)}</bdi>
        </Note>
      ))}
    </div>
  );
}

/** A cancelled vote and one that is stopped now keep people from voting. */
const isOver = ({ extended, stopped, removed }: Notice) =>
  extended !== null || removed !== undefined || (stopped?.to ?? null) !== null;

function keyOf({ extended, stopped, removed }: Notice): string {
  if (removed) return `${removed.full_name} ${removed.at}`;
  const of = extended ?? stopped;
  return of ? `${of.group_ar} ${of.from}` : 'cancelled';
}

function useTitle(): (notice: Notice) => string {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const format = useFormat();
  return ({ extended, stopped, removed }) => {
    if (removed)
      return t(`competition.removed.${removed.kind}`, {
        name: localized(removed, 'full_name', language),
        at: format.deadline(removed.at),
      });
    const of = extended ?? stopped;
    if (!of) return t('competition.cancelled');
    const group = localized(of, 'group', language);
    const from = format.deadline(of.from);
    if (of.to === null) return t('competition.stopped', { group, from });
    const times = { group, from, to: format.deadline(of.to) };
    return extended ? t('competition.extended', times) : t('competition.resumed', times);
  };
}
