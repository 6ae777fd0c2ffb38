import { build, type Rollup } from 'vite';
import type { Shown } from './review-store.ts';

/** The page's script and styles, bundled into one text each: a report that is passed on opens from the file system. */
async function bundle(): Promise<{ readonly script: string; readonly style: string }> {
  const built = await build({
    ...{ root: import.meta.dirname, configFile: false, logLevel: 'error', publicDir: false },
    // else a test's page would be made of React's slow half
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'main.tsx', output: { format: 'iife' } } },
  });
  const { output } = built as Rollup.RollupOutput;
  const text = (type: 'asset' | 'chunk') =>
    output.map((each) => (each.type !== type ? '' : each.type === 'chunk' ? each.code : String(each.source))).join('');
  return { script: text('chunk'), style: text('asset') };
}

let bundled: ReturnType<typeof bundle> | undefined;

/** The review page with its data. */
export async function reviewPage(report: Shown): Promise<string> {
  bundled ??= bundle();
  const { script, style } = await bundled;
  const inside = (text: string) => text.replaceAll('</', '<\\/');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Visual review</title><link rel="icon" href="data:,"><style>${style}</style>
<div id="page"></div>
<script type="application/json" id="report">${inside(JSON.stringify(report))}</script>
<script>${inside(script)}</script>
</html>
`;
}
