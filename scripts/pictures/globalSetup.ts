export { buildWorkshop as default } from '../workshop/openWorkshop.ts';
