/** The names of pictures that staff choose, and of their files (decision D228). */

/**
 * Such a name begins with `s`, which no hash does: the site asks the database before it serves one, and serves every other
 * image to everybody.
 */
const NAME = /^(s[A-Za-z0-9_-]{22})-/;
const SOURCE = '-source.webp';

/** @param id random, so that nobody guesses the address of a draft's picture */
export const seasonPictureName = (id: string): string => `s${id}`;

/** The file of what was sent, which no visitor may see. */
export const sourceFile = (id: string): string => `${seasonPictureName(id)}${SOURCE}`;

export const isSourceFile = (file: string): boolean => file.endsWith(SOURCE);

/** The picture of a file; undefined for a file of another image. */
export const seasonPictureOf = (file: string): string | undefined => NAME.exec(file)?.[1];
