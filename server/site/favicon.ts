const heights = [10, 18, 28, 16, 8];
const fill = '#c2125c';

const bars = heights.map(
  (height, index) =>
    `<rect x="${index * 7}" y="${(28 - height) / 2}" width="4" height="${height}" rx="2" fill="${fill}"/>`,
);

/** The icon of the browser's tab: only the bars of the logo. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -2 32 32">${bars.join('')}</svg>`;
