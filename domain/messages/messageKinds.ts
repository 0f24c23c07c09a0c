import type { TemplateTexts } from './readTemplate.ts';

/** `service`: about the candidate's own entry, so it reaches everybody. `news`: anything else, which a candidate can refuse. */
export const messageKinds = ['service', 'news'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a message of staff says, to whom it says it aside. */
export type MessageWords = TemplateTexts & { kind: MessageKind };

/** Why a preview skips an entry. `repeated`: its candidate gets the news for another entry. */
export const skipReasons = [
  'no_contact',
  'unverified',
  'unsubscribed',
  'erased',
  'no_code',
  'repeated',
] as const;
export type SkipReason = (typeof skipReasons)[number];
