import { writeToClipboard } from '../CopyButton/writeToClipboard.ts';

/** `dismissed`: the visitor closed the system's sheet. `failed`: the browser allows neither sharing nor copying. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'failed';

type Link = { title: string; url: string };

/** Shares a link, or copies it where the browser cannot share. */
export async function shareLink(link: Link): Promise<Shared> {
  const outcome = await shareBySystem(link);
  return outcome ?? ((await writeToClipboard(link.url)) ? 'copied' : 'failed');
}

async function shareBySystem(link: Link): Promise<Shared | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'dismissed' : undefined;
  }
}
