/**
 * How wide the picture of a competition's page is shown, as the `sizes` of an image: the page begins to load it from its
 * first bytes, and must choose the same file as the image will.
 */
export const HERO_PICTURE_SIZES = '(min-width: 64em) 480px, 100vw';
