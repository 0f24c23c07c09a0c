import { EventsBand } from '../../pages/visitor/EventsBand/EventsBand.tsx';
import { visitorFlows } from '../flows/visitor.ts';

/** Part of the vote page that loads after its first paint. */
export default function EventsBandScreen() {
  return <EventsBand eventList={visitorFlows.eventList} />;
}
