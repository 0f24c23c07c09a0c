import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a page that loads once the page is there, and blocks nothing; it stays empty until it has loaded,
 * or if it fails. Not `lazy`: during hydration React waits 300 ms after an empty `Suspense` boundary. It uses
 * words of its page only: without a boundary of its own, waiting for others would hide the whole page.
 */
export const laterPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  // Where the part stands again, it is there at once.
  let loaded: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      // The page works without its later parts.
      load().then(
        (part) => setPart(() => (loaded = part.default)),
        () => {},
      );
    }, []);
    return Part && createElement(Part, props);
  };
};
