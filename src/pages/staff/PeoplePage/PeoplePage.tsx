import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayGive, type Held, scopeToGive } from '../../../../domain/staff/rights.ts';
import type { Role } from '../../../../domain/staff/staffContract.ts';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { accessResetMachine } from '../../../machines/accessReset/accessResetMachine.ts';
import {
  type InviteRole,
  type staffInviteMachine,
} from '../../../machines/staffInvite/staffInviteMachine.ts';
import type {
  RestorableInvitation,
  staffPeopleMachine,
} from '../../../machines/staffPeople/staffPeopleMachine.ts';
import { AskedNote } from '../AskedNote.tsx';
import { CompetitionsDialog, type CompetitionsDialogProps } from './CompetitionsDialog.tsx';
import type { History } from '../ObjectHistory/ObjectHistory.tsx';
import { ResetPart } from '../ResetPart/ResetPart.tsx';
import { useReloadAfter } from '../ResetPart/useReloadAfter.ts';
import { EndDialog } from './EndDialog.tsx';
import { InvitationToast } from './InvitationToast.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { type ManyActs, PeopleTables } from './PeopleTables.tsx';
import { WithdrawnTable } from './WithdrawnTable.tsx';

export type PeoplePageProps = {
  people: typeof staffPeopleMachine;
  invite: typeof staffInviteMachine;
  reset: typeof accessResetMachine;
  /** Left out for a person who may not read the audit. */
  history?: History | undefined;
  /** What is done to many at once. */
  many: ManyActs;
  competitions: CompetitionsDialogProps['competitions'];
  organisation: { id: string; name: string };
  /** The id of the caller, and the caller's roles. */
  self: string;
  held: readonly Held[];
  /** The id of the person whom a search found. */
  found?: string | null;
};

const invitable: readonly InviteRole[] = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'];

/** Who works in an organisation, the invitation of further people, and the reset of what they sign in with. */
export function PeoplePage(props: PeoplePageProps) {
  const {
    people,
    invite,
    reset,
    many,
    competitions,
    history,
    organisation,
    self,
    held,
    found = null,
  } = props;
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(people);
  const [inviting, sendInvite] = useMachine(invite, { input: { role: '' } });
  const [resetting, sendReset] = useMachine(reset);
  const { list, ending, restoring, formError, asked, news } = snapshot.context;
  const { invited } = inviting.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !list);
  const roles = invitable.filter((role) => mayGive(held, role, organisation.id));
  const refresh = useCallback(() => send({ type: 'refresh.requested' }), [send]);
  const [limited, setLimited] = useState<CompetitionsDialogProps['person'] | null>(null);
  const closeLimits = useCallback(() => {
    setLimited(null);
    refresh();
  }, [refresh]);
  const mayAll = (role: Role) => scopeToGive(held, role, organisation.id) === null;
  const choices = list?.choices ?? [];
  const restore = (invitation: RestorableInvitation) => send({ type: 'restore.requested', invitation });
  useDocumentTitle(t('people.pageTitle'), isFailed ? 'failed' : 'page');
  useEffect(() => {
    if (invited) refresh();
  }, [invited, refresh]);
  useReloadAfter(resetting, refresh);
  return (
    <StaffPage
      title={t('people.title')}
      lead={t('people.lead', { organisation: organisation.name })}
      action={<IconButton icon={RotateCw} label={t('people.refresh')} onClick={refresh} />}
    >
      {lingering && <Skeleton kind="row" count={3} label={t('people.loading')} />}
      {isFailed && (
        <RetryPanel message={t('people.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {!isFailed && <FormErrorNote formError={formError} />}
      {asked && <AskedNote approval={asked} />}
      <ResetPart
        snapshot={resetting}
        send={sendReset}
        nameOf={(id) => list?.people.find(({ staff_id }) => staff_id === id)?.name ?? ''}
        isOwner={(id) => list?.people.some((each) => each.staff_id === id && each.role === 'owner') ?? false}
      />
      {list && (
        <PeopleTables
          list={list}
          busy={isLoading}
          found={found}
          ending={snapshot.matches('ending') ? ending : null}
          many={roles.length > 0 ? many : undefined}
          onChanged={refresh}
          onEnd={(holding) => send({ type: 'end.requested', holding })}
          resetting={{ snapshot: resetting, send: sendReset }}
          self={self}
          history={history}
          onLimit={choices.length > 0 ? setLimited : undefined}
        />
      )}
      {/* Until the list has loaded again the page could not restore it. */}
      {!isLoading && <InvitationToast news={news} onRestore={restore} />}
      {list && list.withdrawn.length > 0 && (
        <WithdrawnTable
          invitations={list.withdrawn}
          busy={isLoading}
          restoring={restoring}
          onRestore={restore}
        />
      )}
      {roles.length > 0 && (
        <InvitePanel snapshot={inviting} send={sendInvite} roles={roles} choices={choices} mayAll={mayAll} />
      )}
      {limited && (
        <CompetitionsDialog
          competitions={competitions}
          person={limited}
          choices={choices}
          mayAll={mayAll(limited.role)}
          onClose={closeLimits}
        />
      )}
      {list && ending && snapshot.matches('confirming') && (
        <EndDialog
          list={list}
          ending={ending}
          onConfirm={() => send({ type: 'end.confirmed' })}
          onCancel={() => send({ type: 'end.cancelled' })}
        />
      )}
    </StaffPage>
  );
}
