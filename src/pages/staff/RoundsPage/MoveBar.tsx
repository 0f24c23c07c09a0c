import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { isFree } from '../../../../domain/season/planPlacing.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  GroupMembersContext,
  GroupMembersEvent,
} from '../../../machines/groupMembers/groupMembersTypes.ts';
import { setFor } from '../../../machines/groupMembers/membersWork.ts';
import * as styles from './MembersPage.css.ts';

type Props = {
  context: GroupMembersContext;
  isSaving: boolean;
  send: (event: GroupMembersEvent) => void;
};

/** Moves the chosen entries to a group, or out of theirs. */
export function MoveBar({ context, isSaving, send }: Props) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const groups = context.members!.groups.filter(isFree);
  const places = [...groups.map(({ id }) => id), null].filter((id) => setFor(context, id));
  const labelOf = (id: string | null) => {
    const group = groups.find((each) => each.id === id);
    return group ? t('members.moveTo', { group: localized(group, 'name', language) }) : t('members.takeOut');
  };
  return (
    <section aria-label={t('members.moves')} className={styles.bar}>
      <output className={styles.chosen}>
        {isSaving ? t('members.saving') : t('members.chosen', { count: context.chosen.length })}
      </output>
      {!isSaving &&
        places.map((id) => (
          <Button
            key={id ?? 'none'}
            variant={id === null ? 'quiet' : 'secondary'}
            onClick={() => send({ type: 'move.requested', group: id })}
          >
            {labelOf(id)}
          </Button>
        ))}
    </section>
  );
}
