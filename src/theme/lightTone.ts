import { bahr, green, luban, raml, rumman, shafaq } from './palette.ts';

export const lightTone = {
  bg: {
    header: raml[0],
    canvas: raml[50],
    surface: raml[0],
    subtle: raml[100],
    hover: raml[200],
    inverse: raml[900],
  },
  text: {
    primary: raml[900],
    secondary: raml[700],
    muted: raml[600],
    link: bahr[700],
    brand: rumman[700],
    honour: luban[800],
    inverse: raml[50],
  },
  border: { subtle: raml[300], control: raml[500] },
  action: {
    bg: rumman[600],
    text: raml[0],
    hover: rumman[700],
    active: rumman[800],
    hoverLine: 'transparent',
    soft: rumman[100],
    softText: rumman[800],
    softLine: rumman[700],
  },
  honour: {
    bg: luban[400],
    text: luban[950],
    line: luban[600],
    soft: luban[100],
    softText: luban[800],
    softSecondary: raml[700],
  },
  danger: { bg: shafaq[700], text: raml[0], hover: shafaq[600], line: 'transparent' },
  focus: { ring: bahr[700] },
  success: { text: green[700], bg: green[50], line: green[600] },
  warning: { text: luban[800], bg: luban[100], line: luban[700] },
  error: { text: shafaq[700], bg: shafaq[50], line: shafaq[600] },
  info: { text: bahr[700], bg: bahr[50], line: bahr[600] },
  neutral: { text: raml[700], bg: raml[100], line: raml[500] },
  meter: {
    track: raml[200],
    trackLine: 'transparent',
    fill: rumman[600],
    leader: luban[400],
    leaderLine: luban[700],
    judges: raml[500],
    closed: raml[700],
  },
  backdrop: {
    barTop: rumman[800],
    barFoot: rumman[950],
    glow: rumman[900],
    glowEdge: rumman[950],
    dot: raml[700],
    /** Covers the page behind a dialog. */
    scrim: 'rgb(23 11 16 / .72)',
  },
  disabled: { bg: raml[200], text: raml[600] },
  shadow: {
    e1: '0 1px 2px rgb(35 20 27 / .08)',
    e2: '0 6px 20px rgb(35 20 27 / .10)',
    e3: '0 18px 48px rgb(35 20 27 / .18)',
  },
};

export type Tone = typeof lightTone extends infer Light
  ? { [Group in keyof Light]: { [Name in keyof Light[Group]]: string } }
  : never;
