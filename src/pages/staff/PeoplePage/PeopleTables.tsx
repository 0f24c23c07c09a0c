import { useTranslation } from 'react-i18next';
import { limitableRoles } from '../../../../domain/staff/rights.ts';
import type { StaffList } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Holding } from '../../../machines/staffPeople/staffPeopleMachine.ts';
import { OpenReset } from '../ResetPart/OpenReset.tsx';
import { ResetButton, type Resetting } from '../ResetPart/ResetButton.tsx';
import type { bulkActMachine } from '../../../machines/bulkAct/bulkActMachine.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { type History, ObjectHistory } from '../ObjectHistory/ObjectHistory.tsx';
import { address } from './address.tsx';
import * as styles from './PeoplePage.css.ts';
import { RoleCell } from './RoleCell.tsx';

/** Acts on many rows of a table. */
export type ManyActs = Record<'endRoles' | 'withdrawInvitations', typeof bulkActMachine>;

type Props = {
  list: StaffList;
  busy: boolean;
  /** The id of the person whose rows are marked. */
  found: string | null;
  /** What is being ended. */
  ending: Holding | null;
  /** Left out for a person who may not change anything. */
  many: ManyActs | undefined;
  /** Many rows changed. */
  onChanged: () => void;
  onEnd: (holding: Holding) => void;
  /** Left out for a person who may not read the audit. */
  history: History | undefined;
  /** Resets of people's access. */
  resetting: Resetting;
  /** The id of the caller, who resets others only. */
  self: string;
  /** Opens the competitions of a role; undefined without any competition. */
  onLimit: ((person: Person) => void) | undefined;
};

type Person = StaffList['people'][number];
type Invitation = StaffList['invitations'][number];

/** The people with their roles, and the invitations that nobody accepted yet. */
export function PeopleTables(props: Props) {
  const { list, busy, found, ending, many, onChanged, onEnd, resetting, self, history, onLimit } = props;
  const { people, invitations } = list;
  const { t } = useTranslation(['staff', 'staffAudit']);
  const { date, timeOfDay } = useFormat();
  const at = (ms: number) => ({ date: date(ms), time: timeOfDay(ms) });
  const endButton = (holding: Holding, words: { button: string; named: string; busy: string }) => (
    <Button
      variant="quiet"
      aria-label={ending?.id === holding.id ? undefined : words.named}
      busy={ending?.id === holding.id ? words.busy : undefined}
      onClick={() => onEnd(holding)}
    >
      {words.button}
    </Button>
  );
  const acts = (person: Person) => {
    const { membership_id: id, staff_id, name, reset, may_change } = person;
    const role = t(`role.${person.role}`);
    return (
      <span className={styles.acts}>
        {mayReset(list, person, self) && (
          <ResetButton {...resetting} id={staff_id} name={name} isOpen={reset !== null} />
        )}
        {may_change && onLimit && limitableRoles.includes(person.role) && (
          <Button
            variant="quiet"
            aria-label={t('competitions.changeNamed', { name, role })}
            onClick={() => onLimit(person)}
          >
            {t('competitions.change')}
          </Button>
        )}
        {may_change &&
          endButton(
            { kind: 'membership', id },
            {
              button: t('people.end'),
              named: t('people.endNamed', { name, role }),
              busy: t('people.ending'),
            },
          )}
      </span>
    );
  };
  const personColumns: DataColumn<Person>[] = [
    {
      label: t('people.name'),
      cell: nameAndAddress,
    },
    { label: t('people.role'), roomy: true, cell: roleAndCompetitions },
    {
      label: t('people.seen'),
      roomy: true,
      cell: ({ last_seen_at }) =>
        last_seen_at === null ? t('people.never') : t('people.moment', at(last_seen_at)),
    },
    {
      label: t('people.acts'),
      acts: true,
      cell: (person) => acts(person),
    },
  ];
  const invitationColumns: DataColumn<Invitation>[] = [
    { label: t('people.email'), cell: address },
    { label: t('people.role'), cell: roleAndCompetitions },
    {
      label: t('people.validUntil'),
      roomy: true,
      cell: ({ expires_at }) => t('people.moment', at(expires_at)),
    },
    {
      label: t('people.acts'),
      acts: true,
      cell: ({ id, email, may_change }) =>
        may_change &&
        endButton(
          { kind: 'invitation', id },
          {
            button: t('people.withdraw'),
            named: t('people.withdrawNamed', { email }),
            busy: t('people.ending'),
          },
        ),
    },
  ];
  const opened = history && { label: t('staffAudit:history.open') };
  const ofPerson = ({ staff_id, name }: Person) => historyOf(history, staff_id, name);
  const ofInvitation = ({ id, email }: Invitation) => historyOf(history, id, email);
  return (
    <>
      <PeopleTable
        caption={t('people.title')}
        columns={personColumns}
        rows={people}
        rowOf={({ membership_id, name }) => ({ key: membership_id, name })}
        busy={busy}
        isMarked={({ staff_id }) => staff_id === found}
        details={opened && { ...opened, of: ofPerson }}
        machine={many?.endRoles}
        words={{
          act: t('people.endMany'),
          title: (count) => t('people.endManyTitle', { count }),
          effect: t('people.endManyText'),
        }}
        onFinished={onChanged}
      />
      {invitations.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('people.invitations')}</h2>
          <PeopleTable
            caption={t('people.invitations')}
            columns={invitationColumns}
            rows={invitations}
            rowOf={({ id, email }) => ({ key: id, name: email })}
            busy={busy}
            details={opened && { ...opened, of: ofInvitation }}
            machine={many?.withdrawInvitations}
            words={{
              act: t('people.withdrawMany'),
              title: (count) => t('people.withdrawManyTitle', { count }),
              effect: t('people.withdrawManyText'),
            }}
            onFinished={onChanged}
          />
        </section>
      )}
    </>
  );
}

const roleAndCompetitions = ({ role, competitions }: Person | Invitation) => (
  <RoleCell role={role} competitions={competitions} />
);

const nameAndAddress = ({ name, email, reset, ...of }: Person) => (
  <>
    <bdi>{name}</bdi>
    <DataMinor>{address({ email })}</DataMinor>
    <DataMinor narrow>
      <RoleCell role={of.role} competitions={of.competitions} />
    </DataMinor>
    {reset && <OpenReset reset={reset} />}
  </>
);

/** Whether the row of a person offers a reset: the first one of the person does, to a caller who may end every role. */
function mayReset({ people }: StaffList, { staff_id, membership_id }: Person, self: string): boolean {
  const rows = people.filter((each) => each.staff_id === staff_id);
  const isFirst = rows[0]?.membership_id === membership_id;
  return staff_id !== self && isFirst && rows.every(({ may_change }) => may_change);
}

const historyOf = (history: History | undefined, subject: string, name: string) =>
  history && <ObjectHistory {...history} subject={subject} name={name} />;
