import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { entriesToPlace, planPlacing } from '../../../../domain/season/planPlacing.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  GroupMembersContext,
  GroupMembersEvent,
} from '../../../machines/groupMembers/groupMembersTypes.ts';
import * as styles from './MembersPage.css.ts';

type Props = { context: GroupMembersContext; send: (event: GroupMembersEvent) => void };

/** What a placement will do, before it is stored: who goes where, or for a draw how many. */
export function PlacingOutcome({ context: { members, work }, send }: Props) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const format = useFormat(members!.zone);
  const acts = useRef<HTMLDivElement>(null);
  useEffect(() => acts.current?.querySelector('button')?.focus(), []);
  if (work?.kind !== 'place') return null;
  const entries = entriesToPlace(members!, work.which);
  const isDraw = work.way === 'draw';
  return (
    <Panel
      title={t(isDraw ? 'members.drawTitle' : 'members.spreadTitle', { count: entries.length })}
      hint={t(isDraw ? 'members.drawHint' : 'members.spreadHint')}
    >
      <dl className={styles.outcome}>
        {planPlacing(members!, entries).map(({ group, entries: own, size }) => (
          <div key={group.id}>
            <dt>
              <bdi>{localized(group, 'name', language)}</bdi>
            </dt>
            <dd className={styles.dealt}>
              {isDraw
                ? t('members.size', { count: size })
                : format.list(own.map((entry) => localized(entry, 'full_name', language)))}
            </dd>
          </div>
        ))}
      </dl>
      <div ref={acts} className={styles.acts}>
        <Button variant="quiet" onClick={() => send({ type: 'placement.cancelled' })}>
          {t('members.cancel')}
        </Button>
        <Button onClick={() => send({ type: 'placement.confirmed' })}>
          {t(`members.confirm.${work.way}`)}
        </Button>
      </div>
    </Panel>
  );
}
