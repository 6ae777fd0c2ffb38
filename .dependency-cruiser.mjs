/**
 * Every import rule of the repository (docs/decisions/0003-one-direction-of-imports.md). `npm test` runs it; type imports count.
 * Stories and tests may import whatever they show or test, so the rules are about product code.
 */

/** Product code: what a visitor, a partner or an operator runs. */
const notProduct = '\\.(test|stories)\\.tsx?$';

/** Areas of the repository, and the areas that each may import. */
const areas = {
  'design-system': [],
  themes: ['design-system', 'lead-server/contract/site'],
  'lead-server/contract': [],
  'lead-server/(src|bin)': ['lead-server/contract', 'lead-server/(src|bin)'],
  'funnel-app': ['design-system', 'themes', 'lead-server/contract', 'funnel-app'],
  studio: ['design-system', 'themes', 'lead-server/contract', 'funnel-app', 'studio'],
};

/** Floors: a folder imports only folders before it in its list. */
const floors = {
  'lead-server/contract': [
    'text',
    'fields',
    'site',
    'settings',
    'rules',
    'flow',
    'flows',
    'experiments',
    'campaign',
    'consent',
    'lead',
    'checker',
    'api',
    'studio',
    'testing',
  ],
  'lead-server/src': [
    ...['lib', 'settings', 'vault', 'store', 'submissions', 'partners', 'experiments', 'campaigns', 'site', 'delivery'],
    ...['leads', 'privacy', 'desk'],
    ...['telemetry', 'http', 'routes', 'openapi', 'ops', 'studio'],
  ],
  'design-system': ['theme', 'icons', 'motion', 'components', 'switches', 'patterns'],
  'funnel-app/src': [
    ...['lib', 'api', 'content', 'model', 'campaign', 'journey', 'tracking', 'submission', 'screens', 'pages', 'builder'],
    ...['entries', 'server'],
  ],
  studio: ['parts', 'data', 'sections', 'app'],
};

/** What only some files may use. */
const reserved = [
  {
    name: 'the contract is pure',
    from: '^lead-server/contract/',
    to: '^(node:|react|express|pg)|node_modules/(react|react-dom|express|pg)/',
  },
  {
    name: 'a component never asks which switch is on',
    from: '^design-system/(components|motion)/',
    to: '^design-system/switches/',
  },
  { name: 'a theme styles no component by itself', from: '^themes/', to: '^design-system/(components|patterns)/' },
  {
    name: 'the page checks no submission and makes no record',
    from: '^funnel-app/',
    to: '^lead-server/contract/(lead/(submission|lead-record)|api/calls|experiments/visit-events)\\.ts$|node_modules/zod/',
    typesAllowed: true,
  },
  {
    name: 'the studio takes the builder of the funnel, and nothing else',
    from: '^studio/',
    to: '^funnel-app/src/(?!builder/)',
  },
  { name: 'components are written for React', from: '^(?!funnel-app/src/lib/asReact\\.ts$)', to: 'node_modules/preact/' },
  { name: 'the server renders no React itself', from: '^lead-server/src/', to: 'node_modules/(react|react-dom)/' },
];

const areaRules = Object.entries(areas).map(([area, allowed]) => ({
  name: `${area} imports ${allowed.join(', ') || 'nothing of the others'}`,
  severity: 'error',
  from: { path: `^${area}/`, pathNot: notProduct },
  to: {
    path: '^(design-system|themes|lead-server|funnel-app|studio|tests|\\.storybook)/|^storybook|node_modules/(@?storybook)/',
    pathNot: [area, ...allowed].map((each) => `^${each}/`),
  },
}));

const floorRules = Object.entries(floors).flatMap(([root, list]) =>
  list.map((folder, index) => ({
    name: `${root}/${folder} imports what is below it`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: notProduct },
    to: { path: `^${root}/`, pathNot: `^${root}/(${list.slice(0, index + 1).join('|')})/` },
  })),
);

export default {
  forbidden: [
    ...areaRules,
    ...floorRules,
    ...reserved.map(({ name, from, to, typesAllowed }) => ({
      name,
      severity: 'error',
      from: { path: from, pathNot: notProduct },
      to: { path: to, ...(typesAllowed && { dependencyTypesNot: ['type-only'] }) },
    })),
    {
      name: 'the contract uses no Node',
      severity: 'error',
      from: { path: '^lead-server/contract/', pathNot: notProduct },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing imports Storybook’s own files',
      severity: 'error',
      from: { pathNot: `^(\\.storybook|tests)/|${notProduct}` },
      to: { path: '^\\.storybook/' },
    },
    { name: 'every import can be resolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^node:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // the consumer is an application of its own, with the package that it tests
    exclude: { path: '^(dist|test-results|data|tests/consumer/app)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
