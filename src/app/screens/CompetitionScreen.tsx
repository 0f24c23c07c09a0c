import { useState } from 'react';
import { catalogueSlugs } from '../../../domain/catalogueAddress.ts';
import { CompetitionPage } from '../../pages/visitor/CompetitionPage/CompetitionPage.tsx';
import { competitionAtHand, visitorFlows } from '../flows/visitor.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

export default function CompetitionScreen() {
  const [atHand] = useState(competitionAtHand);
  return (
    <CompetitionPage
      competition={visitorFlows.competitionDetails}
      atHand={atHand}
      eventSlug={catalogueSlugs(location.pathname)?.eventSlug ?? ''}
      notFound={<NotFoundScreen />}
    />
  );
}
