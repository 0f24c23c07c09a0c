import Clock from '@lucide/icons/icons/clock';
import { useTranslation } from 'react-i18next';
import { NoteStrip } from '../Note/NoteStrip.tsx';
import { useGroupSentence, type GroupInTime } from './useGroupSentence.ts';

type Props = GroupInTime & { settling: boolean | undefined };

/** Why nobody can vote in a closed or future group, and when voting continues; nothing for other groups. */
export function GroupNote({ settling, ...group }: Props) {
  const { t } = useTranslation('vote');
  const sentence = useGroupSentence(group);
  if (sentence === undefined) return null;
  const ranking = t(settling ? 'closed.settling' : 'closed.final');
  return (
    <NoteStrip icon={Clock} title={sentence}>
      {group.status === 'closed' ? ranking : t('upcoming.list')}
    </NoteStrip>
  );
}
