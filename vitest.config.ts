import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { inLongForm } from './tests/support/long-form.ts';

// Far from UTC, in which all that is shown or stored is: who reads this machine's time by mistake is noticed.
process.env.TZ = 'America/St_Johns';

/** What starts a server, a database, a browser or a command of ours. Faults and inputs have a long form of their own. */
const server = [
  'lead-server/bin/check-flows.test.ts',
  'tests/{integration,ops,consumer}/**/*.test.ts',
  'tests/architecture/commands.test.ts',
  'tests/visual/{compare-pictures,planted,review-*}.test.ts',
  '.storybook/pictures.test.ts',
];
const serverMocked = ['tests/integration/migrations.test.ts'];
const faults = ['tests/faults/**/*.test.ts'];
const inputs = ['tests/inputs/**/*.test.ts'];

/** What puts a stand-in in a module's place: in a process that tests share, an earlier test has the real one loaded. */
const mocked = [
  'funnel-app/src/journey/address/contactPrefill.test.ts',
  'funnel-app/src/lib/encryptedStorage.test.ts',
  'funnel-app/src/submission/useDelivery.test.ts',
  'funnel-app/src/pages/survey/extras/extras.test.ts',
];

/** Drills that take long and repeat what quicker tests hold. See docs/decisions/0029-what-the-gate-runs.md. */
const nightly = inLongForm
  ? []
  : [
      'tests/faults/{flood,delivery-rate,backup-drill,several-faults-postgres}.test.ts',
      'tests/inputs/fuzz-postgres.test.ts',
      'tests/consumer/consumer.test.ts',
      'tests/integration/conflicts.test.ts',
      'tests/ops/erased-in-backups.test.ts',
      'tests/visual/planted.test.ts',
    ];

/** What every project has: it takes this from no other place, nor from the command line. */
const everyProject = {
  // a test that asserts nothing fails
  expect: { requireAssertions: true },
  setupFiles: ['tests/support/property-seed.ts'],
};

/** Unit and property tests, in Node, beside the code that they test. Stories run in tests/stories. */
export default defineConfig({
  test: {
    // Vitest would leave one of two cores idle, and fault tests mostly wait
    maxWorkers: 4,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'rules',
          ...everyProject,
          include: ['{.storybook,lead-server,design-system,themes,funnel-app,studio,tests}/**/*.test.ts'],
          exclude: [...server, ...faults, ...inputs, ...mocked],
          testTimeout: 30_000,
          // building every theme's stylesheet takes longer than 10 s beside other work
          hookTimeout: 60_000,
          // Pure rules share a process: starting one for each file took longer than the tests.
          isolate: false,
          pool: 'threads',
        },
      },
      { test: { ...everyProject, name: 'rules-mocked', include: mocked } },
      { test: { ...everyProject, name: 'server-mocked', include: serverMocked } },
      // the server's modules are loaded once a worker; each test starts servers of its own
      ...Object.entries({ server, faults, inputs }).map(([name, include]) => ({
        test: {
          ...everyProject,
          name,
          include,
          exclude: [...serverMocked, ...nightly],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
    ],
  },
});
