import type { Page } from '@playwright/test';
import { inLongForm } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { goodAnswers, mainSteps, walkSteps } from '../support/walk-survey.ts';

/** Features that a sandboxed frame, an extension or an old browser breaks; each entry is an object and its members. */
const features: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  storage: { window: ['localStorage', 'sessionStorage', 'indexedDB'] },
  cookie: { 'Document.prototype': ['cookie'] },
  'random numbers': { 'Crypto.prototype': ['getRandomValues', 'randomUUID', 'subtle'] },
  crypto: { window: ['crypto'] },
  animate: { 'Element.prototype': ['animate', 'getAnimations'] },
  observers: { window: ['IntersectionObserver', 'MutationObserver', 'PerformanceObserver', 'ResizeObserver'] },
  beacon: { 'Navigator.prototype': ['sendBeacon'] },
  history: { 'History.prototype': ['pushState', 'replaceState', 'state', 'scrollRestoration'] },
  matchMedia: { window: ['matchMedia'] },
  vibrate: { 'Navigator.prototype': ['vibrate'] },
  clipboard: { 'Navigator.prototype': ['clipboard'] },
};

/** Takes members away, or has each throw when it is read, set or called. */
const breakFeature = (page: Page, how: 'lacking' | 'throwing', members: Readonly<Record<string, readonly string[]>>) =>
  page.addInitScript(
    ({ broken, throws }) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const [path, names] of Object.entries(broken)) {
        const holder = path.split('.').reduce<object>((from, name) => Reflect.get(from, name) as object, window);
        for (const name of names) {
          const before = Object.getOwnPropertyDescriptor(holder, name);
          const called = throws && typeof before?.value === 'function';
          // a function for the constructors too: an arrow would be no constructor
          const value = called
            ? function refusing() {
                return refuse();
              }
            : undefined;
          if (throws && !called) Object.defineProperty(holder, name, { get: refuse, set: refuse });
          else Object.defineProperty(holder, name, { value });
        }
      }
    },
    { broken: members, throws: how === 'throwing' },
  );

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hows = ['throwing', 'lacking'] as const;
const single = hows.flatMap((how) =>
  Object.entries(features)
    // a document without cookies or a history is none
    .filter(([feature]) => how === 'throwing' || !['cookie', 'history'].includes(feature))
    .map(([feature, members]) => ({ how, feature, members })),
);
/** In the gate several at once, apart where one hides another: nothing is encrypted for a device that keeps nothing. */
const hidden = ['random numbers', 'crypto', 'animate', 'observers', 'matchMedia'];
const together = hows.flatMap((how) =>
  [true, false].map((isHidden) => {
    const broken = single.filter((each) => each.how === how && hidden.includes(each.feature) === isHidden);
    const members: Record<string, readonly string[]> = {};
    for (const each of broken.flatMap((entry) => Object.entries(entry.members)))
      members[each[0]] = [...(members[each[0]] ?? []), ...each[1]];
    return { how, feature: broken.map(({ feature }) => feature).join(', '), members };
  }),
);

for (const { how, feature, members } of inLongForm
  ? single
  : together.filter(({ how }, at) => (how === 'throwing') === (at % 2 === 1))) {
  test(`${feature} ${how}: the whole survey goes on, and the server has one lead`, async ({ page, server, consoleErrors }) => {
    // React logs the API that the testimonials' carousel lacks, and leaves the carousel out
    if (/observers|matchMedia/.test(feature)) consoleErrors.allow(/insecure|undefined|Observer/);
    const visit = `${how}-${feature.replaceAll(/\W+/g, '-')}`;
    await breakFeature(page, how, members);
    await page.goto(`/survey?s1=${visit}&show-meter=yes&proof=on&lawyer=rearranged`);
    await walkSteps(page, mainSteps, goodAnswers);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const leads = await server.leadsBySubId(visit);
    expect(leads.map(({ said }) => said.email)).toEqual(['maria@example.com']);
  });
}
