import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settings } from '../../lead-server/src/settings/settings.ts';
import { onPath } from '../support/on-path.ts';

const chart = 'deploy/helm/accident-survey';
const read = (path: string) => readFileSync(`${chart}/${path}`, 'utf8');
const parse = (text: string): unknown[] =>
  parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
const templates = readdirSync(`${chart}/templates`).map((name) => ({ name, text: read(`templates/${name}`) }));
const [values] = parse(read('values.yaml')) as [{ settings: object; secrets: { keys: string[] }; migrate: { keys: string[] } }];
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const schema = JSON.parse(read('values.schema.json'));

/** The value at a path such as `.image.tag`; undefined without one. */
const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], values);

/** A template without its actions: lines that only control are left out, and any word stands for a value. */
const plainPart = (text: string) =>
  text.replace(/^\s*\{\{-?\s*(?:if|with|range|end|include|toYaml|\/\*)[^\n]*\}\}\n/gm, '').replace(/\{\{[^}]*\}\}/g, 'value');

describe('the chart', () => {
  it('has values that fit its schema, and refuses a setting that is no text and an unknown value', () => {
    const fits = z.fromJSONSchema(schema);
    expect(fits.safeParse(values).error).toBeUndefined();
    expect(fits.safeParse({ ...values, settings: { ...values.settings, RATE_CALLS_PER_MINUTE: 1e6 } }).success).toBe(false);
    expect(fits.safeParse({ ...values, replica: 3 }).success).toBe(false);
  });

  it('sets existing settings', () => {
    const inTemplates = templates.flatMap(({ text }) => [...text.matchAll(/^\s+(?:- name: )?([A-Z][A-Z_]+)(?::|$)/gm)]);
    const named = [
      ...inTemplates.map(([, name = '']) => name),
      ...Object.keys(values.settings),
      ...values.secrets.keys,
      ...values.migrate.keys,
    ];
    expect(named).toEqual(expect.arrayContaining(['SITE_FILE', 'OPS_PORT', 'MIGRATE_AT_START', 'DATA_KEYS', 'PUBLIC_URL']));
    // Node's own
    const known = [...Object.keys(settings.shape), 'NODE_EXTRA_CA_CERTS'];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('mentions existing values, and each of them somewhere', () => {
    const mentioned = templates.flatMap(({ text }) =>
      [...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1)),
    );
    expect(mentioned.length).toBeGreaterThan(30);
    expect(mentioned.filter((path) => at(path) === undefined)).toEqual([]);
    expect(Object.keys(values).filter((name) => !mentioned.some((path) => path.split('.')[0] === name))).toEqual([]);
  });

  it('is of the version of the product', () => {
    expect(parse(read('Chart.yaml'))).toMatchObject([{ apiVersion: 'v2', version, appVersion: version }]);
  });

  it.each(templates.filter(({ name }) => name.endsWith('.yaml')))('$name is YAML beside its actions', ({ text }) => {
    const documents = parse(plainPart(text)) as { apiVersion: string; kind: string; metadata: { name: string } }[];
    expect(documents.length).toBeGreaterThan(0);
    for (const each of documents) expect(each).toMatchObject({ apiVersion: expect.any(String), kind: expect.any(String) });
  });

  it("gives a stop the server's time, and asks the probes that the manual names", () => {
    const [deployment] = parse(plainPart(templates.find(({ name }) => name === 'deployment.yaml')?.text ?? '')) as [
      { spec: { template: { spec: { containers: Record<string, { httpGet?: { path: string } }>[] } } } },
    ];
    const [container] = deployment.spec.template.spec.containers;
    expect(['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => container?.[name]?.httpGet?.path)).toEqual([
      '/readyz',
      '/healthz',
      '/healthz',
    ]);
    expect(read('templates/deployment.yaml')).toContain(
      'SHUTDOWN_DELAY_SECONDS) (mul 2 (int .Values.settings.SHUTDOWN_GRACE_SECONDS)) 5 }}',
    );
  });
});

const helm = onPath('helm') ?? '';
const kubeconform = onPath('kubeconform') ?? '';
const site = ['--set-file', 'site=site.example.json'];
/** Where kubeconform's own place for schemas is out of reach: a folder or address, in its words. */
const schemas = process.env.KUBERNETES_SCHEMAS ? ['-schema-location', process.env.KUBERNETES_SCHEMAS] : [];

describe.skipIf(helm === '')('helm, where it is installed', () => {
  it('lints the chart', () => {
    expect(execFileSync(helm, ['lint', '--strict', chart, ...site], { encoding: 'utf8' })).toContain('0 chart(s) failed');
  });

  it.skipIf(kubeconform === '')('renders manifests that kubeconform accepts, with everything else on or off too', () => {
    for (const given of [[], ['--set', 'autoscaling.enabled=false,ingress.enabled=false,caConfigMap=ca']]) {
      const rendered = execFileSync(helm, ['template', 'survey', chart, ...site, ...given], { encoding: 'utf8' });
      const read = ['-strict', '-summary', ...schemas, '-'];
      expect(execFileSync(kubeconform, read, { input: rendered, encoding: 'utf8' })).toContain(
        'Invalid: 0, Errors: 0, Skipped: 0',
      );
    }
  });
});
