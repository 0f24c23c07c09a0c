import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Held } from '../../../../domain/staff/rights.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { accessResetMachine } from '../../../machines/accessReset/accessResetMachine.ts';
import type { editFormMachine } from '../../../machines/editForm/editFormMachine.ts';
import type { staffInviteMachine } from '../../../machines/staffInvite/staffInviteMachine.ts';
import type { staffOrganisationsMachine } from '../../../machines/staffOrganisations/staffOrganisationsMachine.ts';
import { ResetPart } from '../ResetPart/ResetPart.tsx';
import { useReloadAfter } from '../ResetPart/useReloadAfter.ts';
import { FirstOwner } from './FirstOwner.tsx';
import { NewOrganisation } from './NewOrganisation.tsx';
import { OrganisationsTable } from './OrganisationsTable.tsx';

export type OrganisationsPageProps = {
  organisations: typeof staffOrganisationsMachine;
  /** A form of a new organisation. */
  newNames: () => typeof editFormMachine;
  /** The invitation of the first owner of an organisation. */
  firstOwner: (organisation: string) => typeof staffInviteMachine;
  /** The reset of the only owner of an organisation. */
  ownerReset: typeof accessResetMachine;
  /** The roles of the caller. */
  held: readonly Held[];
  /** The address of the form of an organisation's names. */
  namesHref: (organisation: string) => string;
};

/** All organisations of the installation, for its operator, who sees counts of their people alone. */
export function OrganisationsPage(props: OrganisationsPageProps) {
  const { organisations, newNames, firstOwner, ownerReset, held, namesHref } = props;
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const language = useLanguage();
  const [snapshot, send] = useMachine(organisations);
  const [resetting, sendReset] = useMachine(ownerReset);
  const [made, setMade] = useState(0);
  const { list, inviting, formError } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !list);
  const invited = list?.find(({ id, has_owner }) => id === inviting && !has_owner);
  const refresh = useCallback(() => send({ type: 'refresh.requested' }), [send]);
  const take = useCallback(
    ({ id }: { id: string }) => {
      send({ type: 'organisation.made', id });
      setMade((count) => count + 1);
    },
    [send],
  );
  useReloadAfter(resetting, refresh);
  const ownerOf = (id: string) => {
    const row = list?.find((each) => each.id === id);
    return t('reset.ownerOf', { organisation: row ? localized(row, 'name', language) : '' });
  };
  useDocumentTitle(t('organisations.pageTitle'), isFailed ? 'failed' : 'page');
  return (
    <StaffPage
      title={t('organisations.title')}
      lead={t('organisations.lead')}
      action={<IconButton icon={RotateCw} label={t('organisations.refresh')} onClick={refresh} />}
    >
      {lingering && <Skeleton kind="row" count={3} label={t('organisations.loading')} />}
      {isFailed && (
        <RetryPanel message={t('organisations.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      <ResetPart snapshot={resetting} send={sendReset} nameOf={ownerOf} isOwner={() => true} />
      {list && (
        <OrganisationsTable
          list={list}
          busy={isLoading}
          namesHref={namesHref}
          onInvite={(id) => send({ type: 'owner.requested', id })}
          resetting={{ snapshot: resetting, send: sendReset }}
          held={held}
        />
      )}
      {invited && (
        <FirstOwner
          key={invited.id}
          name={localized(invited, 'name', language)}
          machine={firstOwner(invited.id)}
          onInvited={refresh}
          onLeave={() => send({ type: 'owner.cancelled' })}
        />
      )}
      <NewOrganisation key={made} machine={newNames} onMade={take} />
    </StaffPage>
  );
}
