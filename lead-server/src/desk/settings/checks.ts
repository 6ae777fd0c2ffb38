import { keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import { isConsentField, type SettingsContent, type SettingsKind, type SettingsProblem } from '#contract/settings/settings.ts';
import { legalProblems } from '#contract/site/legal-text.ts';
import { brandIds, placeholdersOf, type Site } from '#contract/site/site.ts';
import { contentOf } from '../../campaigns/content.ts';
import { checkNames, customDestinations } from '../../delivery/custom-destinations.ts';
import { createDestinations } from '../../delivery/destinations.ts';
import { isObject } from '../../lib/json.ts';
import type { CustomDestination } from '../../partners/destination-schema.ts';
import { checkPhoneEmbedded } from '../../partners/phone.ts';
import { literalSecrets, missingSecrets } from '../../partners/secret-references.ts';
import type { Tables } from '../../partners/tables.ts';
import { checkNotices, noticeAddresses } from '../../privacy/privacy-destinations.ts';
import { type Config, ConfigError } from '../../settings/config.ts';
import { type Alerts, alertAddresses, alertDestinations, alertsOfContents, withAlertAddresses } from '../../site/alerts.ts';
import { fieldName, type SettingsContents, shapeProblems, siteOfContents, tablesOfContents } from '../../site/kinds.ts';
import { settingsOf } from '../../site/live-settings.ts';
import type { StoredSettings } from '../../store/settings-store.ts';
import { campaignChoices } from '../campaigns/campaign-choices.ts';
import { openSettings, type SettingsLook } from './desk.ts';
import { readSettingsTest, testKeyOf } from './test-destination.ts';

/** Settings that would be live together, as everything reads them. */
interface Together {
  readonly site: Site;
  readonly tables: Tables;
  readonly alerts: Alerts;
  readonly contents: SettingsContents;
}

const stop = (field: string, problem: string, remedy: string): SettingsProblem => ({ field, problem, remedy, stops: true });
const warn = (field: string, problem: string, remedy: string): SettingsProblem => ({ field, problem, remedy, stops: false });

/** What is wrong with brands: placeholders, hosts of two brands, numbers that nobody has, praise without a proof. */
async function brandProblems({ config }: SettingsLook, { site, contents }: Together): Promise<readonly SettingsProblem[]> {
  const isProduction = config.NODE_ENV === 'production';
  const said = isProduction && !config.ALLOW_INSECURE.includes('placeholders') ? stop : warn;
  const found = placeholdersOf(siteOfContents(contents, { NODE_ENV: 'development' })).map((field) =>
    field.endsWith('callNumber')
      ? said(field, 'is missing or a number of examples', 'Give a real one: without it pages have no call control.')
      : said(field, 'is a placeholder', field.endsWith('hosts') ? 'Give the real ones.' : 'Name the firms that may call.'),
  );
  const hosts = brandIds.flatMap((id) => site.brands[id].hosts.map((host) => ({ id, host: host.toLowerCase() })));
  for (const { id, host } of hosts.filter(({ host }, at) => hosts.findIndex((each) => each.host === host) < at))
    found.push(stop(`brands.${id}.hosts`, `${host} is there twice`, 'A host shows one brand: take it out of one.'));
  const written = isObject(contents.brands.brands) ? contents.brands.brands : {};
  for (const id of brandIds) {
    const brand = (
      written as Record<string, { callNumber?: string; testimonials?: readonly { name: string; proof?: string }[] }>
    )[id];
    const { callNumber = '', testimonials = [] } = brand ?? {};
    if (callNumber !== '' && !/55501\d\d$/.test(callNumber) && !(await checkPhoneEmbedded(callNumber.slice(2))).valid)
      found.push(stop(`brands.${id}.callNumber`, `${callNumber} is no number that anybody has`, 'Check its digits.'));
    for (const { name, proof } of testimonials)
      if (!proof)
        found.push(
          (isProduction ? stop : warn)(
            `brands.${id}.testimonials.${name}`,
            'has no proof',
            'Say where the original is kept, such as "letter of 4 May, folder 12".',
          ),
        );
  }
  return found;
}

/** Whether addresses over plain http are refused. */
const refusesPlain = ({ NODE_ENV, ALLOW_INSECURE }: Config): boolean =>
  NODE_ENV === 'production' && !ALLOW_INSECURE.includes('partners');

/** Where messages would go, by the field that names it; the environment's where none does. */
function messageAddresses(config: Config, alerts: Alerts) {
  const { SLACK_WEBHOOK_URL: slack, ALERT_WEBHOOK_URL: webhook } = withAlertAddresses(config, alerts);
  return { slack, webhook };
}

/** Whether every destination has a name of its own, built-in ones and those of messages among them. */
function nameProblems(config: Config, { tables, alerts }: Together): readonly SettingsProblem[] {
  const builtIn = createDestinations(withAlertAddresses(config, alerts), () => Promise.reject(new Error()));
  const all = [...builtIn, ...customDestinations(tables.destinations)];
  try {
    checkNames(all);
    checkNotices(noticeAddresses(config), all);
    return [];
  } catch (failure) {
    if (!(failure instanceof ConfigError)) throw failure;
    return [stop('destinations', failure.message, 'Give each a name of its own, and keep those that other settings name.')];
  }
}

/** The names that a consent can name. */
const consentNames = ({ site, tables }: Together): ReadonlySet<string> =>
  new Set(
    [
      ...brandIds.flatMap((id) => [...site.brands[id].sellers.en, ...site.brands[id].sellers.es]),
      ...[...Object.values(site.buyerGroups).flat(), ...tables.buyers, ...tables.fallbackBuyers].map(({ name }) => name),
    ].map((name) => name.toLowerCase()),
  );

type Sold = Partial<Pick<CustomDestination, 'buyer' | 'resells'>>;
const isSameSale = (one: Sold, other: Sold): boolean =>
  (one.buyer ?? '').toLowerCase() === (other.buyer ?? '').toLowerCase() && (one.resells ?? false) === (other.resells ?? false);

/** The destinations of a version, as they were written. */
const destinationsIn = (row: StoredSettings) => {
  const { destinations } = settingsOf(row);
  return (Array.isArray(destinations) ? destinations : []) as readonly (Sold & Pick<CustomDestination, 'name'>)[];
};

/** What is wrong with destinations: names, buyers nobody agrees to, tests that have not passed, leads that would be left. */
async function destinationProblems(look: SettingsLook, before: Tables, after: Together): Promise<readonly SettingsProblem[]> {
  const { store, config } = look;
  const found: SettingsProblem[] = [...nameProblems(config, after)];
  const { destinations } = after.tables;
  const known = consentNames(after);
  for (const { name, buyer } of destinations)
    if (buyer !== '' && !known.has(buyer.toLowerCase()))
      found.push(
        (config.BUYERS_URL ? warn : stop)(
          `destinations.${name}.buyer`,
          `no consent names ${buyer}: it would get no lead`,
          'Add it to the sellers or the buyers first, or spell it as they do.',
        ),
      );
  const written = Array.isArray(after.contents.destinations.destinations) ? after.contents.destinations.destinations : [];
  const liveKeys = new Set(before.destinations.map(testKeyOf));
  for (const destination of destinations) {
    if (liveKeys.has(testKeyOf(destination))) continue;
    const field = `destinations.${destination.name}`;
    const test = await readSettingsTest(store, destination);
    if (!destination.testUrl) found.push(stop(field, 'has no test address', 'Give it a testUrl, and send a test.'));
    else if (!test) found.push(stop(field, 'no test has been sent since it was changed', 'Send a test to its test address.'));
    else if (test.fault !== '') found.push(stop(field, `its test has failed: ${test.fault}`, 'Mend it, and send a test again.'));
  }
  const earlier = [...before.destinations, ...(await store.settingsVersions('destinations')).flatMap(destinationsIn)];
  for (const each of destinations) {
    const other = earlier.find(({ name, ...sale }) => name === each.name && !isSameSale(sale, each));
    if (other)
      found.push(
        stop(
          `destinations.${each.name}.buyer`,
          `leads that wait under this name were agreed to for ${other.buyer || 'a partner who sells on'}`,
          'Give the other buyer a destination with a name of its own.',
        ),
      );
  }
  const waiting = await store.queueDepths();
  for (const { name } of before.destinations) {
    const { pending = 0 } = waiting.find(({ destination }) => destination === name) ?? {};
    if (pending > 0 && !destinations.some((each) => each.name === name))
      found.push(stop(`destinations.${name}`, `${pending} wait for it`, 'Let them go out, or hold or write them off, first.'));
  }
  if (refusesPlain(config))
    for (const { name, url } of destinations)
      if (url.startsWith('http:') && written.length > 0)
        found.push(stop(`destinations.${name}.url`, 'personal data would go out over plain http', 'Use https.'));
  return found;
}

/** What is wrong with alerts: addresses that go while messages wait, plain http, limits that count for no campaign, or twice. */
async function alertProblems(
  { store, config }: SettingsLook,
  before: Together,
  after: Together,
): Promise<readonly SettingsProblem[]> {
  const found: SettingsProblem[] = [...nameProblems(config, after)];
  const waiting = await store.queueDepths();
  const [from, to] = [before, after].map(({ alerts }) => messageAddresses(config, alerts));
  for (const field of alertAddresses) {
    const { pending = 0 } = waiting.find(({ destination }) => destination === alertDestinations[field]) ?? {};
    if (pending > 0 && from?.[field] !== undefined && to?.[field] === undefined)
      found.push(stop(field, `${pending} messages wait for it`, 'Let them go out, or write them off, first.'));
    if (refusesPlain(config) && after.alerts[field]?.startsWith('http:'))
      found.push(stop(field, 'messages would go out over plain http', 'Use https.'));
  }
  const known = new Set((await store.campaigns()).map(({ key }) => key));
  const keys = after.alerts.spendLimits.map(({ name }) => keyOfPath(name));
  for (const [at, { name }] of after.alerts.spendLimits.entries()) {
    const [field, key] = [`spendLimits.${name}`, keys[at] ?? ''];
    if (keys.indexOf(key) !== at) found.push(stop(field, `${name} is there twice`, 'Take one of them out.'));
    else if (!known.has(key))
      found.push(warn(field, 'no campaign has this path', 'Its limit counts once one has: check the spelling.'));
  }
  return found;
}

/** Campaigns that would no longer be right: their host or destination goes. */
async function campaignProblemsOf(look: SettingsLook, before: Together, after: Together): Promise<readonly SettingsProblem[]> {
  const live = (await look.store.liveCampaigns()).campaigns.map(contentOf);
  const wrong = ({ site, tables }: Together) => look.check(live, campaignChoices(look.config, { site, tables }));
  const already = new Set(wrong(before).map((each) => JSON.stringify(each)));
  return wrong(after)
    .filter((each) => !already.has(JSON.stringify(each)))
    .map(({ path, field, problem }) => stop('', `${path} ${field}: ${problem}`, 'Change that campaign first.'));
}

/**
 * What keeps the settings of a kind from going live, and what is to be known of them, each with its remedy. See
 * docs/spec/settings.md#checks.
 */
export async function settingsProblems(
  look: SettingsLook,
  kind: SettingsKind,
  content: SettingsContent,
): Promise<readonly SettingsProblem[]> {
  const { secret, config } = look;
  const secrets = literalSecrets(content).map(({ field, variable }) =>
    stop(named(content, field), 'is a secret', `Put it in the environment and write env:${variable}.`),
  );
  const missing = missingSecrets(content, secret).map(({ field, variable }) =>
    stop(named(content, field), `${variable} is not set here`, 'Set it on every server first.'),
  );
  const shape = shapeProblems(kind, content, secret);
  const fixed = [...secrets, ...missing, ...shape];
  if (fixed.length > 0) return fixed;
  const { contents: live } = await openSettings(look, kind);
  const together = (contents: SettingsContents): Together => ({
    contents,
    site: siteOfContents(contents, config),
    tables: tablesOfContents(contents, secret),
    alerts: alertsOfContents(contents, secret),
  });
  const [before, after] = [together(live), together({ ...live, [kind]: content })];
  return [
    ...(kind === 'brands' ? await brandProblems(look, after) : []),
    ...(kind === 'destinations' ? await destinationProblems(look, before.tables, after) : []),
    ...(kind === 'legal'
      ? legalProblems(after.site.legal ?? []).map(({ field, problem, remedy }) => stop(field, problem, remedy))
      : []),
    ...(kind === 'alerts' ? await alertProblems(look, before, after) : []),
    ...(await campaignProblemsOf(look, before, after)),
  ];
}

const named = (content: SettingsContent, field: string) => fieldName(content, field.split('.'));

/** Whether consents would say something else. */
export const changesConsents = (before: SettingsContent, after: SettingsContent): boolean =>
  campaignDifferences(before, after).some(({ field }) => isConsentField(field));
