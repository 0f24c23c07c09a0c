import type { Tone } from './lightTone.ts';
import { bahr, green, luban, raml, rumman, shafaq } from './palette.ts';

/** The dark theme and every stage. Surfaces get lighter with depth, because shadows are invisible on dark. */
export const darkTone: Tone = {
  bg: {
    header: raml[950],
    canvas: raml[950],
    surface: raml[900],
    subtle: raml[850],
    hover: raml[800],
    inverse: raml[100],
  },
  text: {
    primary: raml[50],
    secondary: raml[300],
    muted: raml[400],
    link: bahr[300],
    brand: rumman[300],
    honour: luban[300],
    inverse: raml[900],
  },
  border: { subtle: raml[800], control: raml[500] },
  action: {
    bg: rumman[550],
    text: raml[0],
    hover: rumman[600],
    active: rumman[700],
    hoverLine: rumman[400],
    soft: rumman[900],
    softText: rumman[100],
    softLine: rumman[300],
  },
  honour: {
    bg: luban[400],
    text: luban[950],
    line: luban[400],
    soft: luban[950],
    softText: luban[300],
    softSecondary: raml[300],
  },
  danger: { bg: shafaq[700], text: raml[0], hover: shafaq[600], line: shafaq[300] },
  focus: { ring: luban[300] },
  success: { text: green[300], bg: green[950], line: green[400] },
  warning: { text: luban[300], bg: luban[950], line: luban[400] },
  error: { text: shafaq[300], bg: shafaq[950], line: shafaq[400] },
  info: { text: bahr[300], bg: bahr[950], line: bahr[400] },
  neutral: { text: raml[300], bg: raml[800], line: raml[500] },
  meter: {
    track: raml[850],
    trackLine: raml[800],
    fill: rumman[550],
    leader: luban[400],
    leaderLine: luban[400],
    judges: raml[500],
    closed: raml[300],
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
  disabled: { bg: raml[800], text: raml[400] },
  shadow: { e1: 'none', e2: 'none', e3: 'none' },
};
