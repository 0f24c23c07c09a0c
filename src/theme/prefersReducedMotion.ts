import { prefersLessMotion } from './preferences.ts';

/** For motion in scripts, such as counting and scrolling. The attribute is the workshop's switch. */
export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    (typeof matchMedia === 'function' && matchMedia(prefersLessMotion).matches)
  );
}
