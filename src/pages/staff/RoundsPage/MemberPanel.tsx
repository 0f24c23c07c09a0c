import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { isFree } from '../../../../domain/season/planPlacing.ts';
import type { MemberGroup, RoundEntry } from '../../../../domain/staff/staffContract.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  GroupMembersContext,
  GroupMembersEvent,
} from '../../../machines/groupMembers/groupMembersTypes.ts';
import { isMovable, mayCode } from '../../../machines/groupMembers/membersWork.ts';
import { MemberCode } from './MemberCode.tsx';
import * as styles from './MembersPage.css.ts';

type Props = {
  /** Null for the entries in no group. */
  group: MemberGroup | null;
  context: GroupMembersContext;
  /** Nothing can be chosen or changed now. */
  isBusy: boolean;
  send: (event: GroupMembersEvent) => void;
};

/** The entries of a group with their codes, and what of them is fixed. */
export function MemberPanel({ group, context, isBusy, send }: Props) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const { number } = useFormat(context.members!.zone);
  const entries = context.members!.entries.filter((entry) => entry.group === (group?.id ?? null));
  return (
    <Panel
      title={group ? <bdi>{localized(group, 'name', language)}</bdi> : t('members.unplaced')}
      hint={t(group ? (isFree(group) ? 'members.free' : 'members.fixed') : 'members.unplacedHint')}
      aside={<span className={styles.count}>{number(entries.length)}</span>}
    >
      {entries.length === 0 && (
        <p className={styles.none}>{t(group ? 'members.none' : 'members.allPlaced')}</p>
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Row key={entry.id} {...{ entry, group, context, isBusy, send }} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ entry, group, context, isBusy, send }: Props & { entry: RoundEntry }) {
  const { t } = useTranslation('staffRounds');
  const language = useLanguage();
  const { chosen, members, coded, fieldErrors } = context;
  const name = localized(entry, 'full_name', language);
  const choose = (isChosen: boolean) =>
    send({
      type: 'entries.chosen',
      entries: isChosen ? [...chosen, entry.id] : chosen.filter((id) => id !== entry.id),
    });
  return (
    <li className={styles.entry}>
      {isMovable(members!, entry) && !isBusy ? (
        <Checkbox
          id={entry.id}
          label={<bdi>{name}</bdi>}
          checked={chosen.includes(entry.id)}
          onChange={choose}
        />
      ) : (
        <span className={styles.fixedName}>
          <bdi>{name}</bdi>
          {!entry.competes && <span className={styles.aside}>{t('members.out')}</span>}
        </span>
      )}
      {group && (
        <MemberCode
          key={entry.code}
          name={name}
          code={entry.code}
          mayChange={mayCode(group, entry) && !isBusy}
          error={coded === entry.id ? fieldErrors.code : undefined}
          onSubmit={(code) => send({ type: 'code.submitted', entry: entry.id, code })}
        />
      )}
    </li>
  );
}
