import { useState } from 'react';
import { EventsPage } from '../../pages/visitor/EventsPage/EventsPage.tsx';
import { eventsAtHand, visitorFlows } from '../flows/visitor.ts';

export default function EventsScreen() {
  const [atHand] = useState(eventsAtHand);
  return <EventsPage eventList={visitorFlows.eventList} atHand={atHand} />;
}
