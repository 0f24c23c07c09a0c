import { useEffect, useRef, type FocusEvent } from 'react';

export type ListHold = { onEnter?: (() => void) | undefined; onLeave?: (() => void) | undefined };

/**
 * Reports when a pointer, a finger or the focus enters a list, and when the last of them leaves (decision D29).
 * @returns handlers for the list element
 */
export function useListHold({ onEnter, onLeave }: ListHold) {
  const inside = useRef({ pointer: false, focus: false });
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  // A list that is removed under the pointer gets no pointerleave.
  useEffect(
    () => () => {
      if (isHeld(inside.current)) leave.current?.();
    },
    [],
  );
  const changeHold = (part: 'pointer' | 'focus', value: boolean) => {
    const before = isHeld(inside.current);
    inside.current = { ...inside.current, [part]: value };
    const after = isHeld(inside.current);
    if (after && !before) onEnter?.();
    if (before && !after) onLeave?.();
  };
  return {
    onPointerEnter: () => changeHold('pointer', true),
    onPointerLeave: () => changeHold('pointer', false),
    onPointerCancel: () => changeHold('pointer', false),
    onFocus: () => changeHold('focus', true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!stillInside(event)) changeHold('focus', false);
    },
  };
}

const isHeld = (inside: { pointer: boolean; focus: boolean }) => inside.pointer || inside.focus;

/** Whether the list keeps the focus. If the window loses it, the element stays active and regains it. */
function stillInside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
}
