import { connect } from 'node:net';

const FILE = /\/assets\/[\w.@-]+\.(?:js|css|woff2)/g;

type Answer = { bytes: number; text: string };

/** How many bytes the answer to a GET has on the wire, its head included, compressed as browsers ask for it. */
export const bytesOf = async (port: number, path: string, encoding = 'br, gzip'): Promise<number> =>
  (await read(port, path, encoding)).bytes;

/** The same for a page with all scripts, styles and fonts that its HTML names, and the number of calls. */
export async function pageOpen(port: number, path: string): Promise<{ calls: number; bytes: number }> {
  const { text } = await read(port, path, 'identity');
  const files = [...new Set(text.match(FILE))];
  const sizes = await Promise.all([path, ...files].map((each) => bytesOf(port, each)));
  return { calls: sizes.length, bytes: sizes.reduce((sum, each) => sum + each) };
}

function read(port: number, path: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks);
      if (answer.toString('latin1', 9, 12) === '200')
        resolve({ bytes: answer.length, text: answer.toString() });
      else reject(new Error(`${path} is answered with ${answer.toString('latin1', 9, 12)}`));
    });
  });
}
