import { element } from './elements.ts';

/** Waits for the payer's answer to the bank's challenge; resolves with whether they approved. */
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
