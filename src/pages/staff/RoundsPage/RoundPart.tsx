import { useTranslation } from 'react-i18next';
import { situationOfRound } from '../../../../domain/season/situation.ts';
import type { StaffRound } from '../../../../domain/staff/staffContract.ts';
import { GROUP_COUNT } from '../../../../domain/limits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { WindowTimeline } from '../../../components/WindowTimeline/WindowTimeline.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { localized } from '../../../../domain/localized.ts';
import { findingsOf, mayMove, shownGroup } from '../../../machines/windowTimeline/timelineWindows.ts';
import type {
  WindowTimelineContext,
  WindowTimelineEvent,
} from '../../../machines/windowTimeline/windowTimelineTypes.ts';
import type { RoundPlaces, RoundRights } from './roundPlaces.ts';
import * as styles from './RoundsPage.css.ts';
import { WindowDetail } from './WindowDetail.tsx';

type Props = {
  round: StaffRound;
  context: WindowTimelineContext;
  isSaving: boolean;
  send: (event: WindowTimelineEvent) => void;
  places: RoundPlaces;
  may: RoundRights;
};

const edges = ['opens_at', 'closes_at'] as const;

/** What a round is, what of it still changes, and the windows of its groups. */
export function RoundPart({ round, context, isSaving, send, places, may }: Props) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const { rounds, drafts, selected, now } = context;
  const { zone, situation: competition } = rounds!;
  const situation = situationOfRound(competition, round, now());
  const group = round.groups.find(({ id }) => id === selected);
  const movable = (id: string) =>
    edges.filter((edge) => may.windows && !isSaving && mayMove(context, id, edge, now()));
  return (
    <Panel title={<bdi>{localized(round, 'name', language)}</bdi>} hint={t(`freezes.${freezes[situation]}`)}>
      <RoundFacts round={round} zone={zone} />
      {round.groups.length === 0 ? (
        <p className={styles.none}>{t('noGroups')}</p>
      ) : (
        <>
          <WindowTimeline
            label={t('timeline.of', { name: localized(round, 'name', language) })}
            zone={zone}
            lanes={round.groups.map((each) => {
              const { opens_at, closes_at } = shownGroup(each, drafts);
              return {
                id: each.id,
                name: localized(each, 'name', language),
                opensAt: opens_at,
                closesAt: closes_at,
                isMoved: drafts[each.id] !== undefined,
                movable: movable(each.id),
              };
            })}
            findings={findingsOf(context)}
            selected={selected}
            onSelect={(id) => id !== selected && send({ type: 'group.selected', group: id })}
            onMove={(id, edge, by) => send({ type: 'edge.moved', group: id, edge, by })}
            onSet={(id, edge, at) => send({ type: 'edge.set', group: id, edge, at })}
          />
          <p className={styles.keys}>{t('timeline.keys')}</p>
        </>
      )}
      {group && (
        <WindowDetail
          key={group.id}
          group={shownGroup(group, drafts)}
          zone={zone}
          movable={movable(group.id)}
          isOpened={group.opens_at <= now()}
          onSet={(edge, at) => send({ type: 'edge.set', group: group.id, edge, at })}
        />
      )}
      <div className={styles.acts}>
        {group && may.windows && (
          <Button variant="quiet" href={places.group(group.id)}>
            {t('editGroup', { name: localized(group, 'name', language) })}
          </Button>
        )}
        {may.windows && round.groups.length < GROUP_COUNT && situation !== 'sealed' && (
          <Button variant="quiet" href={places.newGroup(round.id)}>
            {t('addGroup')}
          </Button>
        )}
        {may.season && round.groups.length > 0 && (
          <Button variant="secondary" href={places.members(round.id)}>
            {t('members.link')}
          </Button>
        )}
        {may.season && (
          <Button variant="quiet" href={places.round(round.id)}>
            {t('editRound')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

const freezes = {
  draft: 'free',
  published: 'free',
  entries: 'free',
  roundOpen: 'begun',
  votes: 'votes',
  sealed: 'sealed',
} as const;

function RoundFacts({ round, zone }: { round: StaffRound; zone: string }) {
  const { t } = useTranslation('staffRounds');
  const format = useFormat(zone);
  const moment = (at: number | null) =>
    at === null
      ? t('facts.open')
      : t('timeline.moment', { date: format.date(at), time: format.timeOfDay(at), zone: format.zone(at) });
  const facts = [
    [t('facts.jury'), format.percent(round.judges_percent)],
    [t('facts.votes'), format.percent(100 - round.judges_percent)],
    [t('facts.starts'), moment(round.starts_at)],
    [t('facts.ends'), moment(round.ends_at)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.fact}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
