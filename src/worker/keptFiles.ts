import { shell } from 'virtual:shell-files';

/** One cache per build, so that page and script always match. */
const CACHE = `sawt-${shell.version}`;

/**
 * Caches what the vote needs offline; most of it is already in the browser's HTTP cache. Rejects if a file is missing or
 * the server has another build; then the previous worker stays.
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

/** Deletes the caches of former builds, whose pages get their files from the server. */
export async function dropFormer(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith('sawt-') && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** Undefined if nothing is cached or the cache is forbidden. */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address, { cacheName: CACHE, ignoreVary: true });
  } catch {
    return undefined;
  }
}

export async function keepAnswer(address: string, answer: Response): Promise<void> {
  try {
    // A newer worker may have deleted it meanwhile, and to open it would make it again.
    if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(address, answer);
  } catch {
    // Without storage only the offline copy is lost.
  }
}
