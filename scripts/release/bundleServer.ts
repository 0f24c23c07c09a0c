import { bundlePrograms } from './bundlePrograms.ts';

/** What `scripts/sawt.mjs` begins. */
const programs = ['demo/cli.ts', 'demo/main.ts', 'server/cli.ts', 'server/main.ts'];

/** Bundles the server and the demo into a folder that is two below the project or release, such as `dist/server`. */
export const bundleServer = (folder: string): Promise<void> =>
  bundlePrograms({ programs, folder, project: `import.meta.dirname + '/../..'` });
