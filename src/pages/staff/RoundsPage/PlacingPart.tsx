import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundMembers } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { GroupMembersEvent } from '../../../machines/groupMembers/groupMembersTypes.ts';
import { placingFor } from '../../../machines/groupMembers/membersWork.ts';
import * as styles from './MembersPage.css.ts';

type Props = { members: RoundMembers; isSaving: boolean; send: (event: GroupMembersEvent) => void };

/** Places entries by draw or evenly, and says which draws there were. */
export function PlacingPart({ members, isSaving, send }: Props) {
  const { t } = useTranslation('staffRounds');
  const [isAll, setAll] = useState(false);
  const which = isAll ? 'all' : 'unplaced';
  const isPossible = (way: 'draw' | 'spread') => placingFor(members, { way, which }) !== undefined;
  return (
    <Panel title={t('members.placing')} hint={t('members.placingHint')}>
      <Checkbox id="all" label={t('members.alsoPlaced')} checked={isAll} onChange={setAll} />
      <div className={styles.acts}>
        {(['draw', 'spread'] as const).map((way) => (
          <Button
            key={way}
            variant="secondary"
            disabledReason={isPossible(way) && !isSaving ? undefined : t('members.nothingToPlace')}
            onClick={() => send({ type: 'placement.requested', way, which })}
          >
            {t(`members.way.${way}`)}
          </Button>
        ))}
      </div>
      <Draws members={members} />
    </Panel>
  );
}

function Draws({ members: { placements, zone } }: Pick<Props, 'members'>) {
  const { t } = useTranslation('staffRounds');
  const format = useFormat(zone);
  const draws = placements.filter(({ way }) => way === 'draw');
  if (draws.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('members.draws')}</h3>
      <ul className={styles.draws}>
        {draws.map(({ id, at, by, seed, order }) => (
          <li key={id}>
            {t('members.draw', {
              date: format.date(at),
              time: format.timeOfDay(at),
              name: by ?? '—',
              count: order.length,
            })}{' '}
            <bdi className={styles.seed}>{seed}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
