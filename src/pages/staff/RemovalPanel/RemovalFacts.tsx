import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { isolate } from '../../../../domain/messages/isolate.ts';
import type { MemberRemoval } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Preview } from '../../../components/Preview/Preview.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { isPossible } from '../../../machines/memberRemoval/memberRemovalMachine.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { useMoment } from '../ActPreview/useMoment.ts';

/** What taking the entry out of its vote would touch, and who has to approve it. */
export function RemovalFacts({ facts }: { facts: MemberRemoval }) {
  const { t } = useTranslation('staffRemoval');
  const language = useLanguage();
  const format = useFormat();
  const moment = useMoment(facts.zone);
  const rounds = facts.places.map(({ round, group, closes_at }) => ({
    term: t('place', {
      round: localized(round, 'name', language),
      group: localized(group, 'name', language),
    }),
    value: t('closes', { moment: moment(closes_at) }),
  }));
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    facts.second_persons.map(({ name }) => isolate(name)),
  );
  const effect = facts.needs_second_person
    ? t(facts.is_open ? 'needs.open' : 'needs.closed')
    : t('needs.nobody');
  return (
    <>
      <Preview
        facts={[
          ...rounds,
          { term: t('fact.window'), value: t(facts.is_open ? 'window.open' : 'window.closed') },
          { term: t('fact.votes'), value: <bdi>{format.number(facts.votes)}</bdi> },
          { term: t('fact.orders'), value: <bdi>{format.number(facts.orders)}</bdi> },
          { term: t('fact.amount'), value: <bdi>{format.money(facts.amount_baisa)}</bdi> },
          ...(facts.needs_second_person && names !== '' ? [{ term: t('fact.second'), value: names }] : []),
        ]}
        effect={effect}
      />
      {!isPossible(facts) && (
        <Note
          kind="warning"
          title={t('nobody')}
          action={
            <Button variant="secondary" href={staffPaths.people}>
              {t('invite')}
            </Button>
          }
        />
      )}
    </>
  );
}
