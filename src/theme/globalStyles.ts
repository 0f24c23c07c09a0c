import './fallbackFonts.css';
import './fonts.css';
import './global.css.ts';
