/**
 * The `sizes` of a competition's picture, for the image and its preload, which must choose the same file.
 */
export const HERO_PICTURE_SIZES = '(min-width: 64em) 480px, 100vw';
