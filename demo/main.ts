/**
 * Starts the server with the demo: an invented season, invented mobile operators and the sandbox gateway.
 */
import { runServer } from '../server/start/runServer.ts';
import { demo } from './demo.ts';

await runServer(demo);
