import Coins from '@lucide/icons/icons/coins';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REGISTRATION_REDIRECT_MS } from '../../../../domain/delays.ts';
import { pagePaths } from '../../../../domain/routes.ts';
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
  /** The entry fee in baisa; 0 where it is free. */
  feeBaisa: number;
  onGoNow: () => void;
};

/** The entry arrived: next steps and a link (specification section 2 "Registration"). */
export function ReceivedRegistration({ account, feeBaisa, onGoNow }: Props) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  useDocumentTitle(t('register.received.pageTitle'));
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    announce(t('register.received.leaving'));
  }, [t]);
  return (
    <SuccessStage title={t('register.received.title')} lead={t(`register.received.${account}`)}>
      {feeBaisa > 0 && (
        <Note
          icon={Coins}
          title={t('register.received.fee', { amount: format.money(feeBaisa) })}
          action={
            account === 'existing' ? (
              <Button href={pagePaths.dashboard}>{t('register.received.toFee')}</Button>
            ) : undefined
          }
        />
      )}
      <Panel>
        <p>{t('register.received.leaving')}</p>
        <LeavingNotice
          lastsMs={REGISTRATION_REDIRECT_MS}
          goNow={t('register.received.goNow')}
          onGoNow={onGoNow}
        />
      </Panel>
    </SuccessStage>
  );
}
