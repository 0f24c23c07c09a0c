import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a page that is fetched beside it, and for which nothing waits: nothing is there until it has come, and for
 * good where it cannot be fetched. A lazy one would do harm while a painted page is taken over: after an empty place of
 * `Suspense` React takes over no more of the page for 300 ms.
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
