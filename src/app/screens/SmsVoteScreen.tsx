import { memo, useSyncExternalStore } from 'react';
import { localized } from '../../../domain/localized.ts';
import type { SmsVoteSlotProps } from '../../components/ParticipantCard/ParticipantCard.tsx';
import { SmsVote } from '../../components/SmsVote/SmsVote.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { touches } from '../../theme/preferences.ts';
import { recallOperator, rememberOperator, watchOperator } from '../flows/smsOperator.ts';

/** A card's vote by text message, with the operator that this browser remembers. */
function SmsVoteScreen({ sms, code, user }: SmsVoteSlotProps) {
  const operator = useSyncExternalStore(watchOperator, recallOperator);
  const name = localized(user, 'full_name', useLanguage());
  return <SmsVote sms={sms} code={code} name={name} operator={operator} onOperator={rememberOperator} />;
}

/** Only a device with a touch screen may be a phone. */
export default matchMedia(touches).matches ? memo(SmsVoteScreen) : () => null;
