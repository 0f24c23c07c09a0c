import Coins from '@lucide/icons/icons/coins';
import { useEffect } from 'react';
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
import type { SignupAnswer } from '../../../machines/registration/registrationTypes.ts';

type Props = {
  account: SignupAnswer['account'];
  competition: CompetitionDetails;
  /** The id of the entry whose fee can be paid now; null where the page redirects. */
  unpaid: string | null;
  onGoNow: () => void;
};

/** The entry arrived: next steps and a link (specification section 2 "Registration"). */
export function ReceivedRegistration({ account, competition, unpaid, onGoNow }: Props) {
  const { t } = useTranslation('entries');
  const fee = useOwedFee(competition);
  const leaves = unpaid === null;
  useDocumentTitle(t('register.received.pageTitle'));
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    if (leaves) announce(t('register.received.leaving'));
  }, [t, leaves]);
  return (
    <SuccessStage title={t('register.received.title')} lead={t(`register.received.${account}`)}>
      {leaves ? (
        <>
          {fee !== null && <Note icon={Coins} title={fee} />}
          <Panel>
            <p>{t('register.received.leaving')}</p>
            <LeavingNotice
              lastsMs={REGISTRATION_REDIRECT_MS}
              goNow={t('register.received.goNow')}
              onGoNow={onGoNow}
            />
          </Panel>
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
