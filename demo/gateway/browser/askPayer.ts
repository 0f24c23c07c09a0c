import { element } from './elements.ts';

/** Shows the bank's challenge; resolves with whether the payer approved. */
export function askPayer(): Promise<boolean> {
  element('#challenge-title', HTMLHeadingElement).focus();
  return new Promise((resolve) => {
    const answered = new AbortController();
    const offer = (button: string, approved: boolean) =>
      element(button, HTMLButtonElement).addEventListener(
        'click',
        () => {
          answered.abort();
          resolve(approved);
        },
        { signal: answered.signal },
      );
    offer('#approve', true);
    offer('#refuse', false);
  });
}
