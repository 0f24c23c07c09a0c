import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dirOf, type Language } from '../../../i18n/language.ts';
import * as styles from './Phone.css.ts';

type PhoneProps = {
  title: string;
  language: Language;
  /** The look of the frame, if it is not that of a phone. */
  className?: string;
  children: ReactNode;
};

/** A document of its own, as only that has the width of a phone for the site's styles. Nothing in it can be pressed. */
export function Phone({ title, language, className = styles.frame, children }: PhoneProps) {
  const [body, setBody] = useState<HTMLElement>();
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => setBody(frame ? furnish(frame) : undefined),
    [],
  );
  useEffect(() => (body ? dress(body.ownerDocument.documentElement, language) : undefined), [body, language]);
  return (
    <>
      <iframe
        sandbox="allow-same-origin"
        title={title}
        className={className}
        tabIndex={-1}
        ref={open}
        // Some browsers replace the empty document once.
        onLoad={({ currentTarget }) => open(currentTarget)}
      />
      {/* Words of the other language may still load: only what is in the frame waits for them, not the frame. */}
      {body && createPortal(<Suspense fallback={null}>{children}</Suspense>, body)}
    </>
  );
}

/** Gives an empty frame the styles of the page. */
function furnish({ contentDocument }: HTMLIFrameElement): HTMLElement | undefined {
  if (!contentDocument) return undefined;
  if (contentDocument.body.inert) return contentDocument.body;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    contentDocument.head.append(sheet.cloneNode(true));
  contentDocument.body.inert = true;
  return contentDocument.body;
}

/** Gives a document a language, and the theme that the page has and will have. */
function dress(root: HTMLElement, language: Language): () => void {
  root.lang = language;
  root.dir = dirOf(language);
  const follow = () => {
    const { theme } = document.documentElement.dataset;
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
  follow();
  const themes = new MutationObserver(follow);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => themes.disconnect();
}
