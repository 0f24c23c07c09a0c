import type { CSSProperties } from 'react';
import { raml, rumman } from '../src/theme/palette.ts';
import { fontFamily } from '../src/theme/typography.ts';
import voteArabic from '../docs/pictures/pages/vote/live-ar-light-390.webp';
import voteEnglish from '../docs/pictures/pages/vote/live-en-dark-1280.webp';
import leaderboardArabic from '../docs/pictures/pages/leaderboard/live-ar-dark-390.webp';

const pictures = [
  { src: voteArabic, width: 390, alt: 'The live vote in Arabic, light, on a phone' },
  { src: voteEnglish, width: 1280, alt: 'The live vote in English, dark, on a wide screen' },
  { src: leaderboardArabic, width: 390, alt: 'The leaderboard in Arabic, dark, on a phone' },
];

/** The head of the Introduction: the name on the stage, above three pictures of the site. */
export function Cover() {
  return (
    <div className="sb-unstyled" style={band}>
      <div style={names}>
        <bdi lang="ar">صوت</bdi> <span style={{ color: rumman[400] }}>·</span> Sawt
      </div>
      <div style={row}>
        {pictures.map(({ src, width, alt }) => (
          <img key={src} src={src} alt={alt} style={{ ...picture, flexGrow: width }} />
        ))}
      </div>
    </div>
  );
}

const band: CSSProperties = {
  display: 'grid',
  gap: 24,
  marginBlockEnd: 40,
  padding: 32,
  borderRadius: 20,
  backgroundColor: raml[950],
  color: raml[50],
  overflow: 'hidden',
};
const names: CSSProperties = { margin: 0, fontFamily: fontFamily.display, fontSize: 40, fontWeight: 800 };
const row: CSSProperties = { display: 'flex', gap: 16, alignItems: 'flex-start', maxBlockSize: 400 };
const picture: CSSProperties = { flexBasis: 0, minInlineSize: 0, borderRadius: 10 };
