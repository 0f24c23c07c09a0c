import { useEffect } from 'react';

/** While somebody edits, the browser asks before it throws the page away. */
export function useUnsavedGuard(isEditing: boolean): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEditing]);
}
