/** Sentences that many flows share. */
import type { AppError } from '../../domain/errors.ts';
import type { Sentence } from './flow.ts';

export const press = (label: string): Sentence => [`اضغط «{${label}}».`, `Press “{${label}}”.`];

export const shows = (...labels: readonly string[]): Sentence => [
  `${labels.map((label) => `«{${label}}»`).join(' و')}.`,
  `${labels.map((label) => `“{${label}}”`).join(' and ')}.`,
];

export const showsWithButton = (label: string, button: string): Sentence => [
  `«{${label}}»، وزر «{${button}}».`,
  `“{${label}}”, and the button “{${button}}”.`,
];

export const retry = press('common:retry.again');

export const homePage: Sentence = ['الصفحة الرئيسية.', 'The home page.'];

export const pageNotFound = shows('common:notFound.title');

/**
 * What shows when a page could not load: the server's sentence if it sent one, else the page's own, and a
 * retry button.
 */
export const failedLoad =
  (label: string) =>
  (snapshot: { context: unknown }): Sentence[] => {
    const { sentence } = snapshot.context as { sentence: string | null };
    return [
      sentence
        ? [
            'جملة الخادم كما أرسلها، وزر «{common:retry.again}».',
            'The sentence of the server, and the button “{common:retry.again}”.',
          ]
        : showsWithButton(label, 'common:retry.again'),
    ];
  };

/** What shows while a list loads: also, once a try has failed, that another one follows. */
export const loadingList =
  (label: string) =>
  (snapshot: { context: unknown }): Sentence[] => {
    const { retry: failing } = snapshot.context as { retry: object | null };
    const again: Sentence = ['رقم المحاولة وعدد المحاولات.', 'The number of the retry, of how many.'];
    return failing ? [shows(label), again] : [shows(label)];
  };

/** The dialog that asks for a new login when the session has ended. */
export const sessionEnded = (area: string): Sentence => [
  `نافذة «{${area}.title}» بزرَّي «{${area}.logIn}» و«{${area}.stay}».`,
  `The dialog “{${area}.title}” with “{${area}.logIn}” and “{${area}.stay}”.`,
];

export const errorOf = (event: { [name: string]: unknown }): AppError => event['error'] as AppError;
