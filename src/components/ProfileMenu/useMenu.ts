import { type RefObject, useEffect, useId, useState } from 'react';

/** A small menu below its button; Escape, a click outside and navigation close it. */
export function useMenu(path: string, holder: RefObject<HTMLElement | null>) {
  const id = useId();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;

  useEffect(() => {
    if (!open) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => setOpenAt(undefined);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        holder.current?.querySelector('button')?.focus();
      },
      { signal },
    );
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    return () => leaving.abort();
  }, [open, holder]);

  const button = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpenAt(open ? undefined : path),
  };
  return { id, open, button };
}
