import { useState } from 'react';
import { EventPage } from '../../pages/visitor/EventPage/EventPage.tsx';
import { slugAtHand, visitorFlows } from '../flows/visitor.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

export default function EventScreen() {
  const [atHand] = useState(slugAtHand);
  return (
    <EventPage competitionList={visitorFlows.competitionList} atHand={atHand} notFound={<NotFoundScreen />} />
  );
}
