import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

await ensureInstalled();
// The server answers requests for API and images; Vite serves the site and passes the rest on to the
// server.
await Promise.all([run('exec node --watch demo/main.ts'), run('exec vite')]);
