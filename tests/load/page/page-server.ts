import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startSubject } from '../processes.ts';

/** Where `npm run build` leaves the funnel. */
export const built = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface MeasuredServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * The lead server with the built funnel, and the hand-written pages beside it (references.ts).
 * @throws Error when the funnel is not built.
 */
export async function startServer(): Promise<MeasuredServer> {
  const renderer = join(built, 'server', 'renderer.js');
  if (!existsSync(renderer)) throw new Error('The funnel is not built: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const funnel = join(folder, 'funnel');
  mkdirSync(join(funnel, 'server'), { recursive: true });
  symlinkSync(join(built, 'client'), join(funnel, 'client'));
  writeFileSync(
    join(funnel, 'server', 'renderer.js'),
    `import { createRenderer as create } from ${JSON.stringify(pathToFileURL(renderer))};
import { withReferences } from ${JSON.stringify(new URL('./references.ts', import.meta.url))};
export const createRenderer = (options) => withReferences(create(options));
`,
  );
  writeFileSync(join(funnel, 'package.json'), '{"type":"module"}');
  const subject = await startSubject('./lead-server.ts', {
    FUNNEL_DIR: funnel,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  });
  return {
    origin: `http://localhost:${subject.port}`,
    async stop() {
      await subject.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
