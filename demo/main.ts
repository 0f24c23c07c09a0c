/** The server with the demo: an invented season, invented operators and a gateway that takes no money. */
import { runServer } from '../server/start/runServer.ts';
import { demo } from './demo.ts';

await runServer(demo);
