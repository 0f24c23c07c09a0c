import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Approval, ApprovalPreview } from '../../../../domain/staff/staffContract.ts';
import { Preview } from '../../../components/Preview/Preview.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useActWords } from './useActWords.ts';
import { useMoment } from './useMoment.ts';

/** All that both persons see of an act, and what it does. */
export function ActPreview({ act, preview }: Pick<Approval, 'act' | 'preview'>) {
  const effect = useActWords().effect(act);
  if (preview.kind === 'window') return <WindowPreview preview={preview} effect={effect} />;
  if (preview.kind === 'cancellation') return <CancellationPreview preview={preview} effect={effect} />;
  if (preview.kind === 'removal') return <RemovalPreview preview={preview} effect={effect} />;
  if (preview.kind === 'candidate') return <CandidatePreview preview={preview} effect={effect} />;
  return <PersonPreview preview={preview} effect={effect} />;
}

type Of<Kind extends ApprovalPreview['kind']> = {
  preview: Extract<ApprovalPreview, { kind: Kind }>;
  effect: string;
};

function PersonPreview({ preview: { name, email }, effect }: Of<'person'>) {
  const { t } = useTranslation('staff');
  return (
    <Preview
      facts={[
        { term: t('people.name'), value: name ? <bdi>{name}</bdi> : t('approvals.unknown') },
        { term: t('people.email'), value: <bdi dir="ltr">{email}</bdi> },
      ]}
      effect={effect}
    />
  );
}

function WindowPreview({ preview, effect }: Of<'window'>) {
  const { t } = useTranslation('staffVoted');
  const language = useLanguage();
  const moment = useMoment(preview.zone);
  return (
    <Preview
      facts={[
        { term: t('fact.competition'), value: <bdi>{localized(preview.competition, 'name', language)}</bdi> },
        { term: t('fact.group'), value: <bdi>{localized(preview, 'group', language)}</bdi> },
        { term: t('fact.from'), value: <bdi>{moment(preview.closes_from)}</bdi> },
        { term: t('fact.to'), value: <bdi>{moment(preview.closes_at)}</bdi> },
        ...useReasonFacts(preview),
      ]}
      effect={effect}
    />
  );
}

function CancellationPreview({ preview, effect }: Of<'cancellation'>) {
  const { t } = useTranslation('staffVoted');
  const language = useLanguage();
  const format = useFormat();
  return (
    <Preview
      facts={[
        { term: t('fact.competition'), value: <bdi>{localized(preview.competition, 'name', language)}</bdi> },
        { term: t('fact.votes'), value: <bdi>{format.number(preview.votes)}</bdi> },
        { term: t('fact.orders'), value: <bdi>{format.number(preview.orders)}</bdi> },
        { term: t('fact.amount'), value: <bdi>{format.money(preview.amount_baisa)}</bdi> },
        ...useReasonFacts(preview),
      ]}
      effect={effect}
    />
  );
}

function RemovalPreview({ preview, effect }: Of<'removal'>) {
  const { t } = useTranslation('staffVoted');
  const language = useLanguage();
  const format = useFormat();
  const name = localized(preview, 'full_name', language);
  const groups = preview.places.map(({ group }) => localized(group, 'name', language));
  return (
    <Preview
      facts={[
        { term: t('fact.competition'), value: <bdi>{localized(preview.competition, 'name', language)}</bdi> },
        { term: t('fact.entry'), value: entryValue(name || t('gone'), preview.code) },
        { term: t('fact.removal'), value: t(`removal.${preview.removal}`) },
        { term: t('fact.group'), value: <bdi>{groups.join(' · ')}</bdi> },
        { term: t('fact.votes'), value: <bdi>{format.number(preview.votes)}</bdi> },
        { term: t('fact.orders'), value: <bdi>{format.number(preview.orders)}</bdi> },
        {
          term: t('fact.refunds'),
          value: preview.refunds
            ? t('refunds.all', { amount: format.money(preview.amount_baisa) })
            : t('refunds.none'),
        },
        ...useReasonFacts(preview),
      ]}
      effect={effect}
    />
  );
}

function CandidatePreview({ preview, effect }: Of<'candidate'>) {
  const { t } = useTranslation('staffVoted');
  const language = useLanguage();
  const format = useFormat();
  return (
    <Preview
      facts={[
        {
          term: t('fact.candidate'),
          value: <bdi>{localized(preview, 'full_name', language) || t('gone')}</bdi>,
        },
        { term: t('fact.entries'), value: <bdi>{format.number(preview.entries)}</bdi> },
        { term: t('fact.vote'), value: t(preview.is_in_vote ? 'inVote.yes' : 'inVote.no') },
        ...(preview.other
          ? [
              {
                term: t('fact.other'),
                value: <bdi>{localized(preview.other, 'full_name', language) || t('gone')}</bdi>,
              },
              {
                term: t('fact.clash'),
                value: t(preview.other.in_same_competition ? 'clash.yes' : 'clash.no'),
              },
            ]
          : []),
        ...(preview.contact
          ? [{ term: t('fact.contact'), value: <bdi dir="ltr">{preview.contact.value}</bdi> }]
          : []),
        { term: t('fact.reason'), value: <bdi>{preview.reason}</bdi> },
      ]}
      effect={effect}
    />
  );
}

const entryValue = (name: string, code: string | null) => (
  <>
    <bdi>{name}</bdi>
    {code !== null && <bdi dir="ltr"> ({code})</bdi>}
  </>
);

function useReasonFacts({ reason_ar, reason_en }: { reason_ar: string; reason_en: string }) {
  const { t } = useTranslation('staffVoted');
  return [
    {
      term: t('fact.reason_ar'),
      value: (
        <bdi lang="ar" dir="rtl">
          {reason_ar}
        </bdi>
      ),
    },
    {
      term: t('fact.reason_en'),
      value: (
        <bdi lang="en" dir="ltr">
          {reason_en}
        </bdi>
      ),
    },
  ];
}
