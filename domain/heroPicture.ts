/**
 * The `sizes` of a competition's picture. Image and preload share it, so that both choose the same file.
 */
export const HERO_PICTURE_SIZES = '(min-width: 64em) 480px, 100vw';
