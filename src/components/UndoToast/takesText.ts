/** Whether a press on a target is text: keys that act elsewhere are characters there. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));
