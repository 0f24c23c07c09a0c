import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

await ensureInstalled();
// The server answers the API and the images; Vite serves the site and proxies the rest.
await Promise.all([run('exec node --watch demo/main.ts'), run('exec vite')]);
