import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a page that loads in parallel and blocks nothing; it stays empty until it has loaded, or if it fails. Not
 * `lazy`: during hydration React waits 300 ms after an empty `Suspense` boundary.
 */
export const laterPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  function LaterPart(props: Props) {
    const [coming] = useState(() => load().catch(() => undefined));
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      void coming.then((part) => part && setPart(() => part.default));
    }, [coming]);
    return Part && createElement(Part, props);
  };
