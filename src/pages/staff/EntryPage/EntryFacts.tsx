import { useTranslation } from 'react-i18next';
import type { StaffEntry } from '../../../../domain/staff/staffContract.ts';
import { codeOf, type EntryWords } from '../EntriesPage/useEntryWords.tsx';
import { type Fact, FactList } from '../RecordView/FactList.tsx';

type Props = { entry: StaffEntry; words: EntryWords };

/** What a candidate entered, where it stands, and how to reach the candidate. */
export function EntryFacts({ entry, words }: Props) {
  const { t } = useTranslation('staffEntries');
  const { code, competition, event, reason, replacement, withdrawn_at, recording, fee, contact } = entry;
  const reach = (value: string | null) => (value === null ? t('entry.noContact') : codeOf(value));
  const facts: Fact[] = [
    [t('column.state'), words.state(entry, replacement?.status ?? null)],
    reason !== null && [t('entry.reason'), <bdi key="reason">{reason}</bdi>],
    replacement !== null && [
      t('entry.replacement'),
      <bdi key="replacement">
        {replacement.reason === null
          ? t(`replacementIs.${replacement.status}`)
          : t('replacementBecause', { reason: replacement.reason })}
      </bdi>,
    ],
    [t('column.code'), code === null ? t('noCode') : codeOf(code)],
    [t('competition'), <bdi key="competition">{words.named(competition)}</bdi>],
    [t('entry.event'), <bdi key="event">{words.named(event)}</bdi>],
    [t('column.time'), words.moment(entry.registered_at)],
    [t('entry.changed'), words.moment(entry.changed_at)],
    withdrawn_at !== null && [t('entry.withdrawn'), words.moment(withdrawn_at)],
    [
      t('entry.recording'),
      recording === null ? (
        t('entry.noRecording')
      ) : (
        <span key="recording">
          <bdi>{recording.file_name}</bdi>{' '}
          {recording.duration_ms !== null && words.duration(recording.duration_ms)}{' '}
          {(recording.state === 'failed' || recording.state === 'checking') &&
            t(`recordingIs.${recording.state}`)}
        </span>
      ),
    ],
    fee !== null && [t('entry.fee'), t(`feeIs.${fee.state}`, { amount: words.money(fee.amount_baisa) })],
    ...(contact === null
      ? [[t('entry.contact'), t('entry.erased')] as const]
      : [
          [t('entry.email'), reach(contact.email)] as const,
          [t('entry.phone'), reach(contact.phone)] as const,
        ]),
    contact !== null && contact.is_masked && [t('entry.contact'), t('entry.masked')],
    contact !== null && !contact.is_verified && [t('entry.account'), t('entry.unverified')],
    [t('entry.number'), codeOf(entry.id)],
  ];
  return <FactList facts={facts} />;
}
