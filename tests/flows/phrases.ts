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

/** The server's sentence for a failure, or the page's own. */
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

/** A dialog that asks for a new login. */
export const sessionEnded = (area: string): Sentence => [
  `نافذة «{${area}.title}» بزرَّي «{${area}.logIn}» و«{${area}.stay}».`,
  `The dialog “{${area}.title}” with “{${area}.logIn}” and “{${area}.stay}”.`,
];

export const errorOf = (event: { [name: string]: unknown }): AppError => event['error'] as AppError;
