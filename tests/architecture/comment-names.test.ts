import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names of other products, standards and platforms, examples of guides, and files that a build or an operator writes. */
const foreign = new Set(
  [
    'ActiveCampaign GetResponse HubSpot SendGrid HarfBuzz MurmurHash3 PromQL TurboSnap TypeScript WebKitGTK IndexedDB iOS',
    'vCard MiB resourceLimits createFontStack patronictl synchronous_standby_names IPAddressAllow SQLITE_13 PURGE_HEADER_FILE Vary',
    'OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER ThankYouStep blueLine onX themes/theme-NN-name Name.tsx Name.css.ts',
    'Name.stories.tsx Name.test.ts 0001_what.sql deploy/site.json manifests/components.json index.json project.json summary.md campaigns.json',
  ].flatMap((line) => line.split(' ')),
);

const self = 'tests/architecture/comment-names.test.ts';
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== self && existsSync(file));

/** A text in quotes, which may look like a comment, or a comment. */
const quotedOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*)/g;
const folders = /^(?:\.storybook|deploy|design-system|docs|funnel-app|lead-server|tests|themes)\//;

const known = new Set<string>();
const prose: { readonly file: string; readonly text: string }[] = [];
const learn = (text: string) => {
  for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) known.add(name);
};
for (const file of tracked) {
  const isCode = /\.(tsx?|mjs)$/.test(file);
  if (!isCode && !/\.(mdx?|sql|css|html|svg|ya?ml|json|sh|service|timer|env|tpl|example)$|(Docker|Caddy)file$/.test(file))
    continue;
  if (file === 'package-lock.json') continue;
  const text = readFileSync(file, 'utf8');
  if (/\.mdx?$/.test(file)) prose.push({ file, text });
  else if (!isCode) learn(text);
  else {
    learn(text.replaceAll(quotedOrComment, (all, comment) => (comment === undefined ? all : ' ')));
    for (const [, comment] of text.matchAll(quotedOrComment)) if (comment !== undefined) prose.push({ file, text: comment });
  }
}
/** Every file and folder, by each end of its path. */
const paths = new Set(
  tracked.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, from) => parts.slice(from).map((_part, count) => parts.slice(from, from + count + 1).join('/')));
  }),
);

/** The identifiers that a text names: in backticks, and in a comment by their capitals. */
function* identifiersIn(file: string, text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(/`([A-Za-z_$](?:\w*[A-Za-z\d])?)(?:\(\))?`/g)) yield name;
  if (/\.mdx?$/.test(file)) return;
  for (const [name] of text.matchAll(/(?<![\w/.@-])(?:[a-z][a-z\d]*[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*)\b/g)) yield name;
}

/** The files and folders of this repository that a text names. Links are checked by citations.test.ts. */
function* pathsIn(text: string): Generator<string> {
  for (const [path] of text.matchAll(/(?<![\w@/.:{}*<-])[\w.-]*(?:\/[\w.-]+)*[\w-]\.(?:tsx?|mjs|mdx?|sql|ya?ml|json)\b/g))
    if (!/^\.|^dist\/|^\//.test(path)) yield path;
  for (const [, path = ''] of text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/`/g)) if (folders.test(`${path}/`)) yield path;
}

const isSaid = (file: string) => file !== 'CHANGELOG.md' && !file.startsWith('docs/decisions/');

it('every name in a comment or a guide exists in the code', () => {
  const gone = prose
    .filter(({ file }) => isSaid(file))
    .flatMap(({ file, text }) => [
      ...[...identifiersIn(file, text)]
        .filter((name) => !known.has(name) && !foreign.has(name))
        .map((name) => `${file}: ${name}`),
      ...[...pathsIn(text)].filter((path) => !paths.has(path) && !foreign.has(path)).map((path) => `${file}: ${path}`),
    ]);
  expect(gone).toEqual([]);
});

it('every allowed name is used in a comment and absent from the code', () => {
  const said = new Set(prose.flatMap(({ file, text }) => [...identifiersIn(file, text), ...pathsIn(text)]));
  expect([...foreign].filter((name) => known.has(name) || paths.has(name) || !said.has(name))).toEqual([]);
});
