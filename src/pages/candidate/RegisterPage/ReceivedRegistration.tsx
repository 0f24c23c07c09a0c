import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REGISTRATION_REDIRECT_MS } from '../../../../domain/delays.ts';
import { LeavingNotice } from '../../../components/LeavingNotice/LeavingNotice.tsx';
import { announcer } from '../../../components/LiveRegions/announcer.ts';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { SuccessStage } from '../../../components/SuccessStage/SuccessStage.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { SignupAnswer } from '../../../machines/registration/registrationTypes.ts';

type Props = { account: SignupAnswer['account']; onGoNow: () => void };

/** The entry arrived: next steps and a link (specification section 2 "Registration"). */
export function ReceivedRegistration({ account, onGoNow }: Props) {
  const { t } = useTranslation('entries');
  useDocumentTitle(t('register.received.pageTitle'));
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    announcer.announce(t('register.received.leaving'));
  }, [t]);
  return (
    <SuccessStage title={t('register.received.title')} lead={t(`register.received.${account}`)}>
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
