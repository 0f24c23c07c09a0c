import { expect } from '@playwright/test';
import { test as base } from './unanswered.ts';

type Fixtures = {
  /** Messages of the policy that a test causes on purpose, which do not fail it. */
  refusedOnPurpose: RegExp | undefined;
  withinPolicy: void;
};

/** Each test fails if the content policy or Trusted Types refused something on any of its pages. */
export const test = base.extend<Fixtures>({
  refusedOnPurpose: [undefined, { option: true }],
  withinPolicy: [
    async ({ context, refusedOnPurpose }, provide) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (refusedOnPurpose?.test(text)) return;
        if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(text)) refused.push(text);
      });
      await provide();
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
