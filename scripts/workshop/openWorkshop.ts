import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../serveFolder.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/workshop');

export type Story = { id: string; title: string; name: string; tags: string[] };
export type Workshop = { origin: string; stories: Story[]; close: () => void };

/** Builds and serves the present workshop. */
export async function openWorkshop(): Promise<Workshop> {
  execFileSync('storybook', ['build', '--quiet', '-o', folder], { cwd: root, stdio: 'ignore' });
  return { ...(await serveFolder(folder)), stories: storiesIn(folder) };
}

function storiesIn(built: string): Story[] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}
