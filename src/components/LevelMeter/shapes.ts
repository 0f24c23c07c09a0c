const logo = { heights: [10, 18, 28, 16, 8], width: 4, gap: 3, box: 28 };

/** Bar heights, bar width and gap, in units of which the meter is `box` high. */
export const shapes = {
  logo,
  spinner: logo,
  flat: { ...logo, heights: [4, 4, 4, 4, 4] },
  live: { heights: [7, 16, 10], width: 3, gap: 3, box: 16 },
};
