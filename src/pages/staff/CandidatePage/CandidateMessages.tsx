import { useTranslation } from 'react-i18next';
import type { CandidateMessage, StaffCandidate } from '../../../../domain/staff/staffContract.ts';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import * as browse from '../BrowsePage/BrowsePage.css.ts';
import type { EntryWords } from '../EntriesPage/useEntryWords.tsx';
import * as styles from '../EntryPage/EntryPage.css.ts';

type Props = {
  candidate: StaffCandidate;
  words: EntryWords;
  entryHrefOf: (id: string) => string;
  messageHrefOf: (id: string) => string;
};

/** What was sent to a candidate, and what became of it. */
export function CandidateMessages({ candidate, words, entryHrefOf, messageHrefOf }: Props) {
  const { t } = useTranslation(['staffCandidate', 'staffSent', 'staffMessages', 'staffEntries']);
  const { entries, messages } = candidate;
  if (messages.length === 0) return <p className={styles.quiet}>{t('noMessages')}</p>;
  const actOf = (kind: CandidateMessage['kind']) =>
    kind === 'service' || kind === 'news' ? t(`ofStaff.${kind}`) : t(`staffMessages:kind.${kind}`);
  const linkTo = (href: string, name: string) => (
    <a href={href} className={browse.link}>
      <bdi>{name}</bdi>
    </a>
  );
  const factsOf = ({ entry: id, sent_message: sent, channel, language, state, why }: CandidateMessage) => {
    const about = entries.length > 1 && entries.find((entry) => entry.id === id);
    return [
      ...(sent ? [{ name: t('fact.name'), value: linkTo(messageHrefOf(sent.id), sent.name) }] : []),
      ...(about
        ? [{ name: t('fact.entry'), value: linkTo(entryHrefOf(id), words.named(about.competition)) }]
        : []),
      {
        name: t('fact.state'),
        value: why === null ? t(`state.${state}`) : `${t(`state.${state}`)} ${t(`staffSent:why.${why}`)}`,
      },
      {
        name: t('fact.channel'),
        value: `${t(`staffSent:channel.${channel}`)} ${t(`staffSent:language.${language}`)}`,
      },
    ];
  };
  const shown = messages.map((message): TimelineEntry => ({
    id: message.id,
    at: message.at,
    moment: t('staffEntries:moment', words.at(message.at)),
    act: actOf(message.kind),
    changes: factsOf(message),
  }));
  return <Timeline label={t('messages')} entries={shown} />;
}
