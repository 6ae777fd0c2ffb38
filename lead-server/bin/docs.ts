/**
 * `npm run docs`: writes the documents that are derived from code: settings, assumptions, who gets a lead and what of it, the keys of
 * caches, terms of privacy requests, the accessibility conformance report, and the schemas of the site file, of the partners'
 * tables, of alerts and of legal texts. With `--check` it writes nothing, and exits 1 when one differs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { unfilledFields } from '../contract/fields/fields.ts';
import { fieldsOf, steps } from '../contract/flow/steps.ts';
import { flows } from '../contract/flows/index.ts';
import { leadKindOf } from '../src/delivery/lead-kinds.ts';
import { exchangeFields, ingestFields } from '../src/delivery/payloads.ts';
import { siteSchema } from '../src/partners/site-file.ts';
import { tablesSchema } from '../src/partners/tables.ts';
import { noLimit } from '../src/settings/kinds.ts';
import { reloadableNames } from '../src/settings/live-config.ts';
import { settingGroups } from '../src/settings/settings.ts';
import { alertsSchema } from '../src/site/alerts.ts';
import { legalSchema } from '../src/site/legal.ts';
import { accessibilityConformance } from './docs/accessibility-conformance.ts';
import { privacyTerms } from './docs/privacy-terms.ts';
import { whoGetsALead } from './docs/who-gets-a-lead.ts';

/** The range or list of a setting's values. */
function allowed(schema: z.ZodType): string {
  if (Array.isArray(schema.safeParse(undefined).data)) return ' [comma-separated]';
  const { minimum, maximum, enum: values } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  if (values) return ` [${values.join(', ')}]`;
  if (minimum === undefined || maximum === undefined) return '';
  return maximum === noLimit ? ` [${minimum} or more]` : ` [${minimum} to ${maximum}]`;
}

/** Every setting with its default, below a line that says what it is for, group by group. */
function envExample(): string {
  const entry = ([name, schema]: [string, z.ZodType]) => {
    const reloads = (reloadableNames as readonly string[]).includes(name) ? ' (SIGHUP reloads it)' : '';
    return `# ${schema.description}${allowed(schema)}${reloads}\n${name}=${schema.safeParse(undefined).data ?? ''}\n`;
  };
  const groups = Object.entries(settingGroups).map(([title, group]) => [`## ${title}\n`, ...Object.entries(group).map(entry)]);
  return [
    '# Every setting, with its default. Copy to .env and fill in what you need; development needs none.\n',
    ...groups.flat(),
  ].join('\n');
}

/** Each comment of a source, a block or lines that follow one another, with the name that follows it. */
function* commentsOf(source: string): Generator<{ readonly text: string; readonly name: string }> {
  for (const { 0: comment, index } of source.matchAll(/\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)) {
    const following = source
      .slice(index + comment.length)
      .split('\n', 2)
      .join('\n');
    const name = /\b(?:const|function|interface|type) (\w+)|^\s*'?(?:readonly )?([\w-]+)'?[?:(]/m.exec(following);
    const text = comment
      .replace(/\*\/$/, '')
      .replace(/\/\*\*?|^[ \t]*(?:\/\/|\*) ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    yield { text, name: name?.[1] ?? name?.[2] ?? '' };
  }
}

/** The assumption in a comment, from its sentence on to the citation; undefined without one. */
function assumptionIn({ text, name }: { readonly text: string; readonly name: string }): string | undefined {
  if (!/\bassumed\b/i.test(text)) return undefined;
  const assumed = text
    .replace(/^.*?(?=[^.]*\bassumed\b)/i, '')
    .replace(/ ?(?:See docs\/|@param|@returns).*$/, '')
    .trim();
  return name === '' ? assumed : `\`${name}\`: ${assumed.replace(/^assumed: /, '')}`;
}

/** Every choice that code makes where the rules are silent, by file. */
function assumptions(): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(file) && !/^$|^tests\/|^lead-server\/bin\/docs\.ts$|\.test\.tsx?$/.test(file));
  const sections = files.flatMap((file) => {
    const found = [...commentsOf(readFileSync(file, 'utf8'))].flatMap((comment) => assumptionIn(comment) ?? []);
    return found.length === 0 ? [] : [`## ${file}\n\n${found.map((text) => `- ${text}`).join('\n')}\n`];
  });
  const head =
    '# Assumptions\n\nWhere the rules are silent, code says `assumed` beside the choice. `npm run docs` gathers them here.\n';
  return [head, ...sections].join('\n');
}

/** The JSON schema of a file that settings name, for editors. */
const fileSchema = (schema: z.ZodType) => `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`;

/** What each partner receives, by flow and field. */
function partnerFields(): string {
  const table = (title: string, fields: Readonly<Record<string, string>>) =>
    [
      `## ${title}\n`,
      '| field | from |',
      '|---|---|',
      ...Object.entries(fields).map(([to, from]) => `| \`${to}\` | \`${from}\` |`),
      '',
    ].join('\n');
  const rows = flows.map(({ id, steps: own, options }) => {
    const { project, caseType, leadType } = leadKindOf(id);
    const asked = [...new Set(own.flatMap(({ step }) => fieldsOf(steps[step])))].filter(
      (field) => !options.withheld.includes(field),
    );
    const where = project === undefined ? 'ingest' : `exchange (${project}), ingest`;
    return `| ${id} | ${where} | ${caseType} | ${leadType} | ${asked.join(', ')} |`;
  });
  const head = [
    '# What partners receive\n',
    'Written by `npm run docs`. The ingest gets every field of the lead record that is not empty, and those below under its own names. The',
    'verification helper gets ZIP, address, browser and certificates. Destinations in settings get what their mapping says.\n',
    '## Flows\n',
    '| flow | destinations | case type | lead type | answers sent |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ];
  const placed = [
    ...['state, city, county: by the ZIP', 'dates and flags: worked out by the server (contract/rules/derived-flags.ts)'],
    ...['ids of click and campaign: the address of the page', 'IP address and user agent: the request'],
  ];
  const sources = ['## Where the other fields come from\n', ...placed.map((each) => `- ${each}`), ''].join('\n');
  const unfilled = table('Fields that no flow sends', unfilledFields)
    .replace('| field | from |', '| field | why |')
    .replaceAll(/\| `([^`]+)` \|$/gm, '| $1 |');
  return [...head, table('Exchange', exchangeFields), table('Ingest', ingestFields), sources, unfilled].join('\n');
}

/** The document about caches, with the key by the funnel's own list. The funnel is above this folder: it is loaded, not imported. */
async function cachingDocument(): Promise<string> {
  const file = new URL('../../funnel-app/src/server/cacheKeys.ts', import.meta.url).href;
  const { cacheKeys } = (await import(file)) as { cacheKeys: () => string };
  const text = readFileSync('lead-server/docs/caching.md', 'utf8');
  return text.replace(
    /(<!-- npm run docs -->\n\n)[\s\S]*?(\n\n<!-- end -->)/,
    (_all, begin, end) => `${begin}${cacheKeys()}${end}`,
  );
}

const documents = {
  '.env.example': envExample(),
  'docs/decisions/assumptions.md': assumptions(),
  'docs/site.schema.json': fileSchema(siteSchema),
  'docs/partners.schema.json': fileSchema(tablesSchema),
  'docs/alerts.schema.json': fileSchema(alertsSchema),
  'docs/legal.schema.json': fileSchema(legalSchema),
  'docs/partner-fields.md': partnerFields(),
  'lead-server/docs/caching.md': await cachingDocument(),
  'docs/who-gets-a-lead.md': whoGetsALead(),
  'docs/privacy-terms.md': privacyTerms(),
  'docs/accessibility-conformance.md': accessibilityConformance(),
};
const isCheck = process.argv.includes('--check');
for (const [file, text] of Object.entries(documents)) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (isCheck) {
    console.error(`${file} is out of date. Run: npm run docs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}
