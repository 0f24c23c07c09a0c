import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { SERVER_LOOK_MS } from '../../domain/delays.ts';
import offlineAr from '../../locales/ar/offline.json';
import offlineEn from '../../locales/en/offline.json';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { useDocumentTitle } from '../i18n/useDocumentTitle.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

const KEY = 'sawt.askedAnew';

/** Bundled in both languages, because nothing can be fetched when they are needed. */
const words = { ar: offlineAr, en: offlineEn };

const reload = () => location.reload();

/** Undefined until the first check of the server. */
type PageFailure = 'unreachable' | 'broken' | undefined;

/**
 * Replaces a page whose script did not load. A browser does not retry a failed module, so the page reloads as soon as
 * the server answers; a newer build has other scripts.
 */
export function MissingPage() {
  const { pageTitle, title, text, broken, again } = words[useLanguage()];
  const failure = usePageFailure();
  useDocumentTitle(failure && (failure === 'broken' ? broken.pageTitle : pageTitle));
  if (!failure) return null;
  return (
    <EmptyState
      level={1}
      title={failure === 'broken' ? broken.title : title}
      action={
        <Button onClick={reload} iconStart={<Icon of={RotateCw} size="sm" mirror />}>
          {again}
        </Button>
      }
    >
      {failure === 'broken' ? broken.text : text}
    </EmptyState>
  );
}

/** Checks the server at once, whenever the network returns, and in an interval. */
function usePageFailure(): PageFailure {
  const [failure, setFailure] = useState<PageFailure>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const checkServer = async () => {
      const answers = await serverAnswers(signal);
      if (signal.aborted) return;
      if (answers && mayReload()) reload();
      else setFailure(answers ? 'broken' : 'unreachable');
    };
    const check = () => void checkServer();
    check();
    addEventListener('online', check, { signal });
    const timer = setInterval(check, SERVER_LOOK_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);
  return failure;
}

async function serverAnswers(signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether to reload: once per page and build, so that a missing script causes no loop. */
function mayReload(): boolean {
  const entry = document.querySelector<HTMLMetaElement>('meta[name="sawt-entry"]')?.content ?? '';
  const asked = `${entry} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(KEY) === asked) return false;
    sessionStorage.setItem(KEY, asked);
    return true;
  } catch {
    // Without storage the visitor reloads by the button.
    return false;
  }
}
