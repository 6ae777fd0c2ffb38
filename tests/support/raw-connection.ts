import { connect } from 'node:net';

/**
 * Sends text in parts over a plain connection, as no browser would. Returns what comes back until it closes.
 * @param pieces each is sent after the one before; a function is awaited instead
 */
export async function sendRaw(url: string, ...pieces: readonly (string | (() => Promise<unknown>))[]): Promise<string> {
  const { hostname, port } = new URL(url);
  let answer = '';
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  const send = async () => {
    for (const piece of pieces) {
      if (typeof piece === 'string') await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
      else await piece();
    }
  };
  await Promise.all([send(), closed]);
  return answer;
}
