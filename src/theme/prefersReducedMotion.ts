import { prefersLessMotion } from './preferences.ts';

/** For what CSS cannot still by itself: counting up, scripted scrolling. The attribute is the workshop's switch. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    (typeof matchMedia === 'function' && matchMedia(prefersLessMotion).matches)
  );
}
