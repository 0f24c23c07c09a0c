import { EventsPage } from '../../pages/visitor/EventsPage/EventsPage.tsx';
import { visitorFlows } from '../flows/visitor.ts';

export default function EventsScreen() {
  return <EventsPage eventList={visitorFlows.eventList} />;
}
