import { useEffect, useId, useRef, useState } from 'react';

/** State of the narrow header's menu. Escape and a change of path close it; Escape returns the focus. */
export function useHeaderMenu(path: string) {
  const id = useId();
  const [openAt, setOpenAt] = useState<string>();
  const ref = useRef<HTMLButtonElement>(null);
  const open = openAt === path;

  useEffect(() => {
    if (!open) return undefined;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      ref.current?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const button = {
    ref,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpenAt(open ? undefined : path),
  };
  return { id, open, button };
}
