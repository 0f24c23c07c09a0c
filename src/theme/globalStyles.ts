import './fonts.css';
import './global.css.ts';
