import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FramingSite = { origin: string; close(): Promise<void> };

/**
 * A site of another origin than the gateway. Its page frames the address in `?frame=`, as the payment page
 * does. The frame gets the height that it asks for unless a pointer is pressed, and `window.heard` keeps
 * every message.
 */
export async function startFramingSite(): Promise<FramingSite> {
  const server = createServer((request, response) => {
    const script = request.url === '/site.js';
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(script ? siteScript : sitePage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const sitePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A site</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0} iframe{display:block;border:0;inline-size:100%;block-size:320px}</style>
<main><h1 hidden>A site</h1><iframe title="Card" sandbox="allow-scripts allow-same-origin allow-forms"></iframe>
<button id="pay">Pay</button></main><script src="/site.js"></script></html>`;

const siteScript = `
const frame = document.querySelector('iframe');
const address = new URL(new URLSearchParams(location.search).get('frame'));
address.searchParams.set('parent', location.origin);
window.heard = [];
let height = 320;
let pressed = false;
window.say = (command) =>
  frame.contentWindow.postMessage({ source: 'sawt-fields', version: 1, ...command }, address.origin);
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== address.origin || source !== frame.contentWindow) return;
  window.heard.push(data);
  if (data.event === 'resized') height = data.height;
  if (!pressed) resize();
});
const resize = () => (frame.style.blockSize = height + 'px');
addEventListener('pointerdown', () => (pressed = true));
addEventListener('pointerup', () => {
  pressed = false;
  setTimeout(resize);
});
document.querySelector('#pay').addEventListener('click', () => say({ command: 'pay' }));
frame.src = address.href;
`;
