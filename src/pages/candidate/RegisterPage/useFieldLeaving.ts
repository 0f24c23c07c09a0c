import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RegistrationFaultField } from '../../../machines/registration/registrationTypes.ts';

/** Tells of every field that the focus leaves for good; one of several parts is left with its last. */
export function useFieldLeaving(
  place: RefObject<HTMLElement | null>,
  onLeave: (field: RegistrationFaultField) => void,
): void {
  const tell = useEffectEvent(onLeave);
  useEffect(() => {
    const leaving = new AbortController();
    place.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
        if (!field || (relatedTarget instanceof Node && field.contains(relatedTarget))) return;
        tell(field.dataset['field'] as RegistrationFaultField);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [place]);
}
