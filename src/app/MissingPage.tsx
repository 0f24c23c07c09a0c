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

/** At hand in both languages: they are said when nothing can be fetched. */
const words = { ar: offlineAr, en: offlineEn };

const reload = () => location.reload();

/** What keeps the page from being shown; undefined while that is being found out. */
type PageFailure = 'unreachable' | 'broken' | undefined;

/**
 * In place of a page whose script did not come. A browser does not load again what it could not load once, so the whole
 * page is asked for anew as soon as the server answers: a newer site has other scripts. What it leaves had not been shown.
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

/** Looks for the server at once, whenever the network is back, and now and then. */
function usePageFailure(): PageFailure {
  const [failure, setFailure] = useState<PageFailure>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const answers = await serverAnswers(signal);
      if (signal.aborted) return;
      if (answers && mayReload()) reload();
      else setFailure(answers ? 'broken' : 'unreachable');
    };
    const onward = () => void look();
    onward();
    addEventListener('online', onward, { signal });
    const timer = setInterval(onward, SERVER_LOOK_MS);
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

/** Once for each page of each build, so that a script which is nowhere does not load the page over and over. */
function mayReload(): boolean {
  const entry = document.querySelector<HTMLMetaElement>('meta[name="sawt-entry"]')?.content ?? '';
  const asked = `${entry} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(KEY) === asked) return false;
    sessionStorage.setItem(KEY, asked);
    return true;
  } catch {
    // Where nothing can be noted the visitor presses.
    return false;
  }
}
