import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../serveFolder.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/workshop');

export type Story = { id: string; title: string; name: string; tags: string[] };
export type Workshop = { origin: string; stories: Story[]; close: () => void };

/** Builds the present workshop. */
export function buildWorkshop(): void {
  execFileSync('storybook', ['build', '--quiet', '-o', folder], { cwd: root, stdio: 'ignore' });
}

/** The stories in the last build of the workshop. */
export function builtStories(): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Serves the last build of the workshop. */
export const serveWorkshop = () => serveFolder(folder);

/** Builds the workshop and serves it. */
export async function openWorkshop(): Promise<Workshop> {
  buildWorkshop();
  return { ...(await serveWorkshop()), stories: builtStories() };
}
