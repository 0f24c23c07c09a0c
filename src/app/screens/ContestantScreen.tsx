import { useState } from 'react';
import { contestantId } from '../../../domain/contestantAddress.ts';
import { ContestantPage } from '../../pages/voter/ContestantPage/ContestantPage.tsx';
import { rememberOperator } from '../flows/smsOperator.ts';
import { boardAtHand, voterFlows } from '../flows/voter.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

export default function ContestantScreen() {
  const [atHand] = useState(boardAtHand);
  return (
    <ContestantPage
      voting={voterFlows.publicVoting}
      id={contestantId(location.pathname) ?? ''}
      atHand={atHand}
      onOperator={rememberOperator}
      notFound={<NotFoundScreen />}
    />
  );
}
