/** The longest side of what is drawn, in pixels: enough to read a document, little enough for any canvas. */
const LONGEST = 2_000;
/** Lines of the watermark across the shorter side. */
const LINES = 6;
const TILT = -Math.PI / 9;

/** The size of a picture on the page's canvas, in pixels. */
export function drawnSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export type Watermark = {
  /** Texts of one direction each, such as a name and a time: side by side they would change places. */
  lines: readonly { text: string; direction: 'rtl' | 'ltr' }[];
  font: string;
};

/** Draws a picture with a watermark all over it, readable on light and on dark. */
export function drawWatermarked(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  { lines, font }: Watermark,
): void {
  const { width, height } = context.canvas;
  context.drawImage(picture, 0, 0, width, height);
  const size = Math.max(14, Math.round(Math.min(width, height) / (LINES * 4)));
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(TILT);
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1, size / 10);
  context.strokeStyle = 'rgb(0 0 0 / 0.35)';
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  const stepX = Math.max(...lines.map(({ text }) => context.measureText(text).width)) + size * 3;
  const stepY = size * (lines.length + 3);
  const reach = Math.hypot(width, height) / 2;
  for (let row = 0, y = -reach; y <= reach; y += stepY, row += 1)
    for (let x = -reach - (row % 2) * (stepX / 2); x <= reach + stepX; x += stepX)
      for (const [index, { text, direction }] of lines.entries()) {
        context.direction = direction;
        context.strokeText(text, x, y + index * size * 1.3);
        context.fillText(text, x, y + index * size * 1.3);
      }
  context.restore();
}
