import Coins from '@lucide/icons/icons/coins';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { REGISTRATION_REDIRECT_MS } from '../../../../domain/delays.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { LeavingNotice } from '../../../components/LeavingNotice/LeavingNotice.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SuccessStage } from '../../../components/SuccessStage/SuccessStage.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { registrationToSend } from '../../../machines/registration/registrationForm.ts';
import type { RegistrationContext } from '../../../machines/registration/registrationTypes.ts';
import type { SentSignup } from '../../../machines/signupContact/signupContactTypes.ts';
import type { RegisterActor } from './registerActor.ts';
import type { SentLinkProps } from './SentLink.tsx';

/** Where the link went, with the effects of its correction. */
export type SentLinkPart = ComponentType<Omit<SentLinkProps, 'machine'>>;

type Props = RegisterActor & {
  account: NonNullable<RegistrationContext['account']>;
  competition: CompetitionDetails;
  SentLink: SentLinkPart;
};

function sentSignupOf(context: RegistrationContext): SentSignup {
  const { civil_id: civilId, email, phone_number } = registrationToSend(context);
  const { competition, key } = context;
  return { competition: competition?.id ?? '', key, civilId, contacts: { email, phone_number } };
}

/** The entry arrived: next steps and a link (specification section 2 "Registration"). */
export function ReceivedRegistration({ account, competition, SentLink, snapshot, send }: Props) {
  const { context } = snapshot;
  /** The id of the entry whose fee can be paid now; null where the page redirects. */
  const unpaid = snapshot.matches('unpaid') ? context.entry : null;
  const { t } = useTranslation('entries');
  const fee = useOwedFee(competition);
  const leaves = snapshot.matches({ received: 'passing' });
  useDocumentTitle(t('register.received.pageTitle'));
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    if (leaves) announce(t('register.received.leaving'));
  }, [t, leaves]);
  return (
    <SuccessStage title={t('register.received.title')} lead={t(`register.received.${account}`)}>
      {unpaid === null ? (
        <>
          {fee !== null && <Note icon={Coins} title={fee} />}
          {account === 'created' && (
            <Suspense>
              <SentLink signup={sentSignupOf(context)} onCorrect={() => send({ type: 'stay.requested' })} />
            </Suspense>
          )}
          <NextStep snapshot={snapshot} send={send} />
        </>
      ) : (
        <Panel title={t('fee.title')}>
          <p>{fee}</p>
          <Button size="lg" full href={submissionDetailsHref(unpaid)}>
            {t('register.received.toFee')}
          </Button>
          <Button variant="secondary" full href={pagePaths.dashboard}>
            {t('register.received.later')}
          </Button>
        </Panel>
      )}
    </SuccessStage>
  );
}

/** What the fee costs and until when; null where the competition is free. */
function useOwedFee({ entry_fee: baisa, reg_end: end }: CompetitionDetails): string | null {
  const { t } = useTranslation('entries');
  const format = useFormat();
  if (baisa === 0) return null;
  const fee = { amount: format.money(baisa) };
  if (end === null) return t('register.received.fee', fee);
  return t('register.received.feeUntil', { ...fee, due: format.deadline(end) });
}

/** The page leaves by itself, unless the candidate corrects a contact. */
function NextStep({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const goNow = () => send({ type: 'leave.requested' });
  if (snapshot.matches({ received: 'staying' }))
    return (
      <>
        <Button variant="secondary" onClick={goNow}>
          {t('register.sent.home')}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: 'another.requested' })}>
          {t('register.sent.another')}
        </Button>
      </>
    );
  return (
    <Panel>
      <p>{t('register.received.leaving')}</p>
      <LeavingNotice
        lastsMs={REGISTRATION_REDIRECT_MS}
        goNow={t('register.received.goNow')}
        onGoNow={goNow}
      />
    </Panel>
  );
}
