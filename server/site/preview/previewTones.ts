/**
 * Colours of the site, light and dark: the server imports no theme, so a test compares them. The banner has those of a
 * warning, the page those of every page.
 */
export const previewTones = {
  canvas: ['#f9f6f2', '#170b10'],
  primary: ['#23141b', '#f9f6f2'],
  secondary: ['#54444a', '#dad0cb'],
  actionText: ['#ffffff', '#ffffff'],
  action: ['#c2125c', '#d22c69'],
  actionHover: ['#a00549', '#c2125c'],
  warning: ['#fff1cf', '#3d1f08'],
  warningText: ['#7d4711', '#ffce67'],
  warningLine: ['#9f5f0f', '#f8b734'],
  ring: ['#00646d', '#ffce67'],
} as const;

type ToneName = keyof typeof previewTones;

/** The declarations of these colours as custom properties. */
export const toneVariables = (...names: readonly ToneName[]): string =>
  names.map((name) => `--preview-${name}: light-dark(${previewTones[name].join(', ')});`).join(' ');
