/** The server with the demo: an invented season, invented mobile operators and a sandbox gateway. */
import { runServer } from '../server/start/runServer.ts';
import { demo } from './demo.ts';

await runServer(demo);
