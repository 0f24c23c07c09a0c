import { shell } from 'virtual:shell-files';

/** One for each build, so that no page is shown with the script of another. */
const CACHE = `sawt-${shell.version}`;

/**
 * Fetches what shows the vote without a network. Most of it is in the browser's own cache, from which it comes then.
 * Rejects where anything is missing, or where the server speaks of another build: the worker before stays then.
 */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...shell.files]);
  for (const address of shell.pages) {
    const page = await fetch(address, { cache: 'no-cache' });
    if (!page.ok || !(await page.clone().text()).includes(shell.entry))
      throw new Error('the server has another build than this worker');
    await cache.put(address, page);
  }
}

/** What former builds kept goes: their pages find their files with the server. */
export async function dropFormer(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith('sawt-') && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** Undefined where nothing was kept, or where the browser does not let it be read. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage costs the copy, not the answer. */
export async function keepAnswer(address: string, answer: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(address, answer);
  } catch {
    // The browser's own cache may still have it.
  }
}
