import { EventsBand } from '../../pages/visitor/EventsBand/EventsBand.tsx';
import { visitorFlows } from '../flows/visitor.ts';

/** The part of the vote page that comes after its first paint. */
export default function EventsBandScreen() {
  return <EventsBand eventList={visitorFlows.eventList} />;
}
