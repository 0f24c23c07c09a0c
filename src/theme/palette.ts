/** Primitive colours. Only the tones use them; components use the tones by meaning. */
export const raml = {
  0: '#ffffff',
  50: '#f9f6f2',
  100: '#f3eeea',
  200: '#e9e1dc',
  300: '#dad0cb',
  400: '#b5a7a5',
  500: '#8d7d7f',
  600: '#706064',
  700: '#54444a',
  800: '#3a2a30',
  850: '#2d1d24',
  900: '#23141b',
  950: '#170b10',
} as const;

export const rumman = {
  50: '#fef2f4',
  100: '#ffe2e7',
  300: '#fba4b8',
  400: '#f57195',
  550: '#d22c69',
  600: '#c2125c',
  700: '#a00549',
  800: '#7d0d39',
  900: '#5d102b',
  950: '#390a19',
} as const;

export const luban = {
  50: '#fffaed',
  100: '#fff1cf',
  300: '#ffce67',
  400: '#f8b734',
  600: '#c87e10',
  700: '#9f5f0f',
  800: '#7d4711',
  950: '#3d1f08',
} as const;

export const bahr = {
  50: '#edfafb',
  300: '#76d4de',
  400: '#40bdc9',
  600: '#007f8a',
  700: '#00646d',
  950: '#012528',
} as const;

export const green = {
  50: '#eefbf1',
  300: '#82e09d',
  400: '#5bcc80',
  600: '#26894c',
  700: '#1b6c3a',
  950: '#092613',
} as const;

export const shafaq = {
  50: '#fff3f0',
  300: '#ffa792',
  400: '#f77e62',
  600: '#cd3e1d',
  700: '#ab2f12',
  950: '#3d1208',
} as const;
